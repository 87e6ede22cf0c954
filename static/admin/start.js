import { forgetFolders, openContentFolder } from "./localFolder.js";
import { refuseTakenOrders } from "./uniqueOrder.js";

const PREFERENCES = "sveltia-cms.prefs";
const isLocal = ["localhost", "127.0.0.1"].includes(location.hostname);

/** French unless the editor chose another language. */
function preferFrench() {
  const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? "{}");
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: "fr", ...preferences }));
}

/** On the machine that runs the site, "local repository" means that site's own content. */
async function useOwnContent() {
  const folder = await openContentFolder();
  if (!folder) return;
  await forgetFolders();
  window.showDirectoryPicker = async () => folder;
}

preferFrench();
if (isLocal) await useOwnContent();
const script = document.createElement("script");
script.src = "/admin/sveltia/sveltia-cms.js";
script.onload = () => refuseTakenOrders(window.CMS);
document.body.append(script);
