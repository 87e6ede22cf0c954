const PREFERENCES = "sveltia-cms.prefs";

// French, unless the editor chose another language; by itself Sveltia takes that of the browser.
const preferences = JSON.parse(localStorage.getItem(PREFERENCES) ?? "{}");
localStorage.setItem(PREFERENCES, JSON.stringify({ locale: "fr", ...preferences }));
