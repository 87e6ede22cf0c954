import { z } from "zod";
import { prose } from "./fields";

/** Sessions and journal. */
export const deskAccount = z
  .strictObject({
    title: prose("Titre", "Titre de l'écran.", 60),
    signedInAs: prose("Connecté", "Mots devant l'adresse.", 60),
    sessions: prose("Sessions", "Titre des sessions.", 60),
    sessionsText: prose("Texte", "Ce qu'est une session.", 200),
    thisOne: prose("Celle-ci", "Marque de la session présente.", 40),
    opened: prose("Ouverte", "Mot devant la date.", 40),
    lastSeen: prose("Vue", "Mots devant la dernière activité.", 40),
    expires: prose("Fin", "Mots devant la date de fin.", 40),
    revoke: prose("Fermer", "Bouton qui ferme une session.", 40),
    revoked: prose("Fermée", "Avis après la fermeture.", 80),
    unknownAgent: prose("Navigateur inconnu", "Quand le navigateur ne dit rien.", 60),
    on: prose("Sur", "Mot entre le navigateur et le système.", 20),
    journal: prose("Journal", "Titre du journal.", 60),
    journalText: prose("Texte", "Ce que le journal contient.", 200),
    noJournal: prose("Journal vide", "Quand rien n'a été fait.", 120),
    older: prose("Plus ancien", "Bouton.", 60),
  })
  .meta({ title: "Compte", description: "Sessions et journal." });
