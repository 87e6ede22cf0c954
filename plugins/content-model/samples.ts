import type { Reporter } from "gatsby";
import { isScalar } from "yaml";
import { contentError } from "./contentError";
import type { ContentFile } from "./check/contentFile";
import { fieldName } from "./check/problem";

/** Places in `content/` that `sample: true` marks as invented. */
export function listSamples(files: readonly ContentFile[]): string[] {
  return files.flatMap((file) =>
    [...file.places.values()]
      .filter(({ path, node }) => path.at(-1) === "sample" && isScalar(node) && node.value === true)
      .map(({ path }) => fieldName(path.slice(0, -1)))
      .map((name) => (name ? `${file.path} (${name})` : file.path)),
  );
}

/**
 * Counts the invented content at each build. With CONTEXT=production the build fails on it and lists it, unless
 * ALLOW_SAMPLE_CONTENT=true.
 */
export function guardSamples(
  files: readonly ContentFile[],
  environment: NodeJS.ProcessEnv,
  reporter: Pick<Reporter, "warn" | "panicOnBuild">,
): void {
  const samples = listSamples(files);
  if (samples.length === 0) return;
  if (environment.CONTEXT === "production" && environment.ALLOW_SAMPLE_CONTENT !== "true") {
    const text =
      `Contenu d'exemple interdit en production :\n${samples.map((sample) => `  - ${sample}`).join("\n")}\n\nRemplacez-le par du vrai contenu, puis retirez « sample: true ». ` +
      "Pour publier quand même, réglez ALLOW_SAMPLE_CONTENT=true.";
    reporter.panicOnBuild(contentError(text));
    return;
  }
  reporter.warn(
    `${samples.length} contenus d'exemple, à remplacer avant la mise en production : « npm run check:content » les liste.`,
  );
}
