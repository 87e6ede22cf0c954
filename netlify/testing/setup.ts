// Real sockets and real time-outs, on machines that may be busy.
jest.setTimeout(180_000);

// The lead path logs each fault that the tests provoke.
jest.spyOn(console, "warn").mockImplementation(() => undefined);

// Texts that are not edited.
process.env.CONTENT_DIR = "e2e/content";
