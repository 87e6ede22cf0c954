import { z } from "zod";
import { deskOutcome } from "./deskBlocks";
import { prose } from "./fields";

/** The appointments of the team. */
export const deskAppointments = z
  .strictObject({
    title: prose("Titre", "Titre de l'écran.", 60),
    span: prose("Affichage", "Nom du choix entre jour et semaine.", 40),
    day: prose("Jour", "Affichage d'un jour.", 40),
    week: prose("Semaine", "Affichage d'une semaine.", 40),
    weekNumber: prose("Numéro", "Mot devant le numéro de la semaine.", 40),
    today: prose("Aujourd'hui", "Bouton vers aujourd'hui.", 40),
    previous: prose("Précédent", "Bouton vers ce qui précède.", 40),
    next: prose("Suivant", "Bouton vers ce qui suit.", 40),
    exportCsv: prose("Exporter (CSV)", "Lien qui télécharge un tableau.", 60),
    exportIcs: prose("Exporter (agenda)", "Lien qui télécharge un agenda.", 60),
    nothing: deskOutcome("Aucun rendez-vous", "Rien sur ces jours."),
    free: prose("Libre", "Un jour sans rendez-vous.", 60),
    booked: prose("Réservé", "État.", 40),
    held: prose("À confirmer", "État.", 40),
    cancelled: prose("Annulé", "État.", 40),
    past: prose("Passé", "État.", 40),
    with: prose("Avec", "Mot devant la personne qui reçoit.", 40),
    when: prose("Quand", "Mot devant la date.", 40),
    subject: prose("Sujet", "Mot devant le sujet.", 40),
    email: prose("E-mail", "Mot devant l'adresse.", 40),
    phone: prose("Téléphone", "Mot devant le numéro.", 40),
    website: prose("Site", "Mot devant l'adresse du site.", 40),
    zone: prose("Fuseau", "Mots devant le fuseau du visiteur.", 60),
    bookedAt: prose("Réservé le", "Mots devant la date de réservation.", 40),
    join: prose("Rejoindre", "Lien vers la visioconférence.", 60),
    move: prose("Déplacer", "Bouton.", 60),
    cancel: prose("Annuler le rendez-vous", "Bouton.", 60),
    slots: prose("Nouvel horaire", "Titre des créneaux.", 60),
    noSlots: prose("Aucun créneau", "Aucun créneau n'est libre.", 160),
    moveAction: prose("Déplacer ici", "Bouton qui déplace.", 60),
    history: prose("Historique", "Titre de l'historique.", 40),
    moving: prose("Déplacement", "Avis avant le déplacement, qu'on peut encore annuler.", 120),
    moved: prose("Déplacé", "Avis après le déplacement.", 120),
    cancelling: prose("Annulation", "Avis avant l'annulation, qu'on peut encore défaire.", 120),
    cancelDone: prose("Annulé", "Avis après l'annulation.", 120),
    taken: deskOutcome("Créneau pris", "Le créneau n'est plus libre."),
    over: deskOutcome("Rendez-vous clos", "Il est annulé ou a commencé."),
  })
  .meta({ title: "Rendez-vous", description: "Agenda de l'équipe." });
