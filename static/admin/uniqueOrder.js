/**
 * Refuses to save an entry under a rank that another entry of its collection has. The ranks are
 * those of the published site, and of what was saved here since.
 */
export async function refuseTakenOrders(cms) {
  const response = await fetch("/admin/orders.json", { cache: "no-store" });
  const orders = await response.json();
  cms.registerEventListener({
    name: "preSave",
    handler({ entry }) {
      const taken = orders[entry.get("collection")];
      const order = entry.getIn(["data", "order"]);
      const slug = entry.getIn(["data", "slug"]);
      // An entry that was renamed is still listed under its old slug, with its own rank.
      if (!taken || (!entry.get("newRecord") && !(slug in taken))) return;
      const other = Object.keys(taken).find((key) => key !== slug && taken[key] === order);
      if (other) throw refusal(order, other, Math.max(...Object.values(taken)) + 1);
      taken[slug] = order;
    },
  });
}

/** In the form in which Sveltia CMS shows the reason to the editor. */
function refusal(order, other, free) {
  const reason = `L'ordre ${order} est déjà celui de « ${other} ». Choisissez-en un autre : ${free} est libre.`;
  return new Error("saving_failed", { cause: new Error(reason) });
}
