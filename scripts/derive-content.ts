import { writeDerivedFiles } from "../plugins/content-model/editor/derivedFiles";

/** `npm ci` runs it, as `prepare`: completion in VS Code needs no first build. */
writeDerivedFiles();
