import { generate } from "selfsigned";

// In a process of its own: the test runner's context crashes Node's key generator.
const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
  extensions: [{ name: "subjectAltName", altNames: [{ type: 2, value: "localhost" }] }],
});
console.log(JSON.stringify({ key, cert }));
