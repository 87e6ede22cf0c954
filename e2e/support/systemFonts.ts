import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";

const regularAndBold = (font: "Arimo" | "Roboto") =>
  ["400Regular", "700Bold"].map(
    (face) => `@expo-google-fonts/${font.toLowerCase()}/${face}/${font}_${face}.ttf`,
  );

/** The faces of systems that the site's fallback fonts are fitted to, from packages: no test sees the machine's own. */
const SYSTEMS = {
  /** Debian. */
  dejavu: {
    family: "DejaVu Sans",
    files: ["dejavu-fonts-ttf/ttf/DejaVuSans.ttf", "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf"],
  },
  /** Windows and Apple's: Arimo has the widths of Arial, and takes its name here. */
  arial: { family: "Arial", files: regularAndBold("Arimo") },
  /** Android. */
  roboto: { family: "Roboto", files: regularAndBold("Roboto") },
} as const;

export type System = keyof typeof SYSTEMS;
export const systems = Object.keys(SYSTEMS) as System[];

/** Under these names the systems have them. */
const renamed = (from: string, family: string, to: string) =>
  `<match target="scan">
    <test name="fullname"><string>${from}</string></test>
    <edit name="family" mode="assign"><string>${family}</string></edit>
    <edit name="fullname" mode="assign"><string>${to}</string></edit>
  </match>`;

let folder: string | undefined;

/**
 * Writes a configuration of fontconfig that knows the fonts of one system and no others.
 *
 * @returns path of the file, for `FONTCONFIG_FILE`
 */
export const fontConfig = (system: System) => {
  const { family, files } = SYSTEMS[system];
  // Of each process its own, and once: a browser that runs has them open.
  folder ??= mkdtempSync(join(tmpdir(), "site-fonts-"));
  const fonts = join(folder, system);
  const file = join(folder, `${system}.conf`);
  if (existsSync(file)) return file;
  mkdirSync(fonts, { recursive: true });
  for (const font of files) cpSync(join("node_modules", font), join(fonts, basename(font)));
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${join(folder, "cache")}</cachedir>
  ${renamed("Arimo Regular", "Arial", "Arial")}
  ${renamed("Arimo Bold", "Arial", "Arial Bold")}
  ${renamed("Roboto Regular", "Roboto", "Roboto")}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${family}</string></edit>
  </match>
</fontconfig>
`,
  );
  return file;
};
