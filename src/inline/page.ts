/**
 * What a page runs by itself. esbuild bundles this module into the one script that stands in the HTML
 * (plugins/static-host/html/pageScript.ts); the same runs in `npm start`.
 */
import { scriptFiles } from "./scriptFiles";
import { eagerPictures } from "./eagerPictures";
import { fillFragments } from "./fillFragments";
import { holdForms } from "./holdForms";
import { layOutInTurn } from "./layOutInTurn";
import { logMissingPath } from "./logMissingPath";
import { menuDialogs } from "./menuDialogs";
import { startOnIntent } from "./startOnIntent";
import { toggleButtons } from "./toggleButtons";
import { whenShown } from "./whenShown";

layOutInTurn();
menuDialogs();
toggleButtons();
whenShown(() => {
  logMissingPath();
  eagerPictures();
  fillFragments();
  holdForms(startOnIntent(scriptFiles()));
});
