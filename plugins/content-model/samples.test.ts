import { readContent } from "./check/readContent";
import { guardSamples } from "./samples";

const build = (environment: Partial<NodeJS.ProcessEnv>) => {
  const said: string[] = [];
  const reporter = {
    warn: (text: string) => void said.push(`warns: ${text}`),
    panicOnBuild: ({ context }: { context: { text: string } }) =>
      void said.push(`fails: ${context.text}`),
  };
  const { files } = readContent("e2e/content");
  guardSamples(files, { NODE_ENV: "production", ...environment }, reporter as never);
  return said.join();
};

it("lets no invented content into production, and lists it, unless it is allowed", () => {
  const said = build({ CONTEXT: "production" });
  expect(said).toMatch(/^fails:/);
  for (const place of ["content/site.yaml (legal)", "content/testimonials/botanelle.yaml"])
    expect(said).toContain(`- ${place}\n`);
  expect(build({ CONTEXT: "production", ALLOW_SAMPLE_CONTENT: "true" })).toMatch(/^warns: \d/);
  expect(build({})).toMatch(/^warns: \d/);
});
