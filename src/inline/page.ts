/**
 * What a page runs by itself. esbuild bundles this module into the one script that stands in the HTML
 * (plugins/static-host/html/pageScript.ts); the same runs in `npm start`.
 */
import { deferredScripts } from "./deferredScripts";
import { eagerPictures } from "./eagerPictures";
import { fillFragments } from "./fillFragments";
import { holdEarlySubmits } from "./holdEarlySubmits";
import { measureVisit } from "./measureVisit";
import { timeSliceLayout } from "./timeSliceLayout";
import { logMissingPath } from "./logMissingPath";
import { menuDialogs } from "./menuDialogs";
import { hydrateOnIntent } from "./hydrateOnIntent";
import { toggleButtons } from "./toggleButtons";
import { whenActivated } from "./whenActivated";

timeSliceLayout();
menuDialogs();
toggleButtons();
whenActivated(() => {
  logMissingPath();
  eagerPictures();
  fillFragments();
  measureVisit();
  holdEarlySubmits(hydrateOnIntent(deferredScripts()));
});
