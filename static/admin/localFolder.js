/**
 * The content of the running site as a folder of the File System Access API, which Sveltia CMS uses
 * for local work. It needs no folder picker, so it works in every browser.
 * https://developer.mozilla.org/docs/Web/API/File_System_API
 */
const FILES = "/___content-files/";
/** Sveltia CMS writes to a file of this name first, then moves it: it stays in memory here. */
const TEMPORARY = ".sveltia-tmp-";

const TYPES = {
  avif: "image/avif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  yaml: "application/yaml",
};

async function ask(path, options = {}) {
  const address = FILES + path.split("/").map(encodeURIComponent).join("/");
  const response = await fetch(address, options);
  if (response.status === 404) throw new DOMException(path, "NotFoundError");
  if (!response.ok) throw new DOMException(`${path}: ${response.status}`, "InvalidStateError");
  return response;
}

class LocalHandle {
  constructor(kind, name, path) {
    Object.assign(this, { kind, name, path });
  }

  async queryPermission() {
    return "granted";
  }

  async requestPermission() {
    return "granted";
  }

  async isSameEntry(other) {
    return other.path === this.path && other.kind === this.kind;
  }
}

class LocalFile extends LocalHandle {
  constructor(name, path) {
    super("file", name, path);
    this.pending = undefined;
  }

  async getFile() {
    if (this.pending) return new File([this.pending], this.name);
    const response = await ask(this.path);
    const lastModified = Number(response.headers.get("x-modified"));
    const type = TYPES[this.name.split(".").pop()] ?? "";
    return new File([await response.arrayBuffer()], this.name, { lastModified, type });
  }

  async createWritable() {
    const parts = [];
    return {
      write: async (data) => void parts.push(data),
      close: () => this.save(new Blob(parts)),
    };
  }

  async save(content) {
    if (this.name.startsWith(TEMPORARY)) this.pending = content;
    else await ask(this.path, { method: "PUT", body: content });
  }

  async move(folder, name) {
    const content = await this.getFile();
    const wasPending = this.pending !== undefined;
    const before = this.path;
    this.pending = undefined;
    this.name = name;
    this.path = join(folder.path, name);
    await this.save(content);
    if (!wasPending && before !== this.path) await ask(before, { method: "DELETE" });
  }
}

class LocalFolder extends LocalHandle {
  constructor(name, path) {
    super("directory", name, path);
  }

  async getDirectoryHandle(name, { create = false } = {}) {
    const folder = new LocalFolder(name, join(this.path, name));
    if (!create) await ask(folder.path);
    return folder;
  }

  async getFileHandle(name, { create = false } = {}) {
    const file = new LocalFile(name, join(this.path, name));
    if (!create) await ask(file.path);
    return file;
  }

  async removeEntry(name) {
    await ask(join(this.path, name), { method: "DELETE" });
  }

  async *entries() {
    for (const { name, folder } of await (await ask(this.path)).json()) {
      const path = join(this.path, name);
      yield [name, folder ? new LocalFolder(name, path) : new LocalFile(name, path)];
    }
  }

  async *values() {
    for await (const [, handle] of this.entries()) yield handle;
  }
}

/** The root of the repository, as far as the editor needs it: `content/` and the mark of git. */
class RepositoryRoot extends LocalHandle {
  constructor() {
    super("directory", "site", "");
  }

  async getDirectoryHandle(name) {
    if (name === "content") return new LocalFolder(name, "");
    if (name === ".git") return this;
    throw new DOMException(name, "NotFoundError");
  }

  async getFileHandle(name) {
    throw new DOMException(name, "NotFoundError");
  }

  async *entries() {
    yield ["content", new LocalFolder("content", "")];
  }
}

/** The content of the running site; undefined where its files cannot be reached. */
export async function openContentFolder() {
  try {
    await ask("");
    return new RepositoryRoot();
  } catch {
    return undefined;
  }
}

/** Sveltia CMS keeps the last folder, but what it keeps of ours has lost its methods. */
export async function forgetFolders() {
  const STORE = "file-system-handles";
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve) => {
      const request = indexedDB.open(name);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    });
    if (database?.objectStoreNames.contains(STORE)) {
      const transaction = database.transaction(STORE, "readwrite");
      transaction.objectStore(STORE).clear();
      await new Promise((resolve) => (transaction.oncomplete = resolve));
    }
    database?.close();
  }
}

function join(folder, name) {
  return folder ? `${folder}/${name}` : name;
}
