import { count, group, image, order, prose, sample, slug, verbatim } from "./fields";

/** A customer's word: one file of `content/testimonials`, one card on the home page. */
export const testimonial = group("Témoignage", "Le témoignage d'un client.", {
  slug: slug("Nom court du témoignage : minuscules sans accent, chiffres et traits d'union."),
  order: order("Rang du témoignage sur la page d'accueil ; chaque témoignage a le sien."),
  name: verbatim("Nom", "Nom de la personne citée.", 80),
  role: verbatim(
    "Fonction",
    "Fonction de la personne ; rien si elle n'est pas connue.",
    80,
  ).optional(),
  company: verbatim("Entreprise", "Entreprise de la personne.", 80),
  text: prose("Citation", "Témoignage, sans guillemets autour.", 500),
  rating: count("Note", "Nombre d'étoiles, de 1 à 5.", 1, 5),
  avatar: image("Portrait", "Photo de la personne, de préférence carrée.", "avatars"),
  sample: sample("À cocher pour un témoignage inventé : le site publié le refuse."),
});
