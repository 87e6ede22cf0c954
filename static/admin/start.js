import { refuseTakenOrders } from "./uniqueOrder.js";

const PREFERENCES = "sveltia-cms.prefs";

/** French unless the editor chose another language. */
function preferFrench() {
  const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? "{}");
  localStorage.setItem(PREFERENCES, JSON.stringify({ locale: "fr", ...preferences }));
}

preferFrench();
const script = document.createElement("script");
script.src = "/admin/sveltia/sveltia-cms.js";
script.onload = () => refuseTakenOrders(window.CMS);
document.body.append(script);
