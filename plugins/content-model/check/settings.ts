import { valueAt, type ContentFile } from "./contentFile";

/** Checks the site's own address, that of its meetings and its networks. */
export function checkSettings(file: ContentFile): void {
  const url = file.data?.url;
  const [, origin] =
    typeof url === "string" ? (/^(https?:\/\/[^/?#\s]+)[/?#]/.exec(url) ?? []) : [];
  if (origin !== undefined) {
    file.report(
      ["url"],
      `« ${String(url)} », plus que l'adresse du site`,
      `Écrivez seulement « ${origin} », sans barre finale ni page.`,
    );
  }
  const meeting = valueAt(file.data, ["booking", "meeting"]);
  if (typeof meeting === "string" && !meeting.includes("SALLE")) {
    file.report(
      ["booking", "meeting"],
      `« ${meeting} », la même salle pour tous`,
      "Écrivez SALLE à l'endroit où va le nom de la salle, par exemple : https://visio.exemple.fr/SALLE.",
    );
  }
  const social = file.data?.social;
  if (!Array.isArray(social)) return;
  const networks = social.map((_, i) => valueAt(social, [i, "network"]));
  networks.forEach((network, i) => {
    if (typeof network !== "string" || networks.indexOf(network) === i) return;
    file.report(
      ["social", i, "network"],
      `« ${network} », déjà plus haut`,
      "Choisissez un autre réseau, ou retirez l'un des deux.",
    );
  });
}
