import { weekDays } from "../../../contract/weekDays";
import { bookingTexts } from "./bookingTexts";
import { choice, count, date, email, group, hour, listOf, sample, slug, verbatim } from "./fields";
import { distinct, PERIOD } from "./rules";

const opening = group("Plage", "Une plage de rendez-vous.", {
  day: choice("Jour", "Jour de la semaine.", weekDays),
  from: hour("De", "Début, à l'heure de Paris, sous la forme 09h30."),
  to: hour("À", "Fin, à l'heure de Paris, sous la forme 12h00, après le début."),
})
  .refine(({ from, to }) => from < to, PERIOD)
  .meta({ typeName: "BookingOpening" });

const absence = group("Absence", "Des jours d'absence.", {
  from: date("Du", "Premier jour d'absence, sous la forme AAAA-MM-JJ."),
  to: date("Au", "Dernier jour d'absence, compris, sous la forme AAAA-MM-JJ."),
})
  .refine(({ from, to }) => from <= to, PERIOD)
  .meta({ typeName: "BookingAbsence" });

const host = group("Personne", "Une personne qui reçoit.", {
  slug: slug(
    "Nom court et unique : camille. Il nomme aussi le réglage de ses agendas. Ne le changez pas : ses rendez-vous déjà pris y sont rattachés.",
  ),
  name: verbatim("Nom", "Nom de la personne, tel qu'il figure sur l'invitation.", 80),
  email: email("E-mail", "Adresse où la personne reçoit ses invitations."),
  sample: sample("« true » pour une personne inventée : interdit en production."),
  hours: listOf(opening, [1, 21], "Plages", "Plages de la semaine, à l'heure de Paris."),
  absences: listOf(
    absence,
    [0, 60],
    "Absences",
    "Jours sans rendez-vous (facultatif) : congés, formation.",
  ).optional(),
}).meta({ typeName: "BookingHost" });

const agenda = group("Rendez-vous", "Agenda et textes de la prise de rendez-vous.", {
  lengthMinutes: count(
    "Durée",
    "Durée d'un rendez-vous, en minutes. Un texte la reprend par {{appointment.minutes}} ; changez-la à la main là où elle est en lettres (« trente minutes »).",
    10,
    240,
  ),
  bufferMinutes: count("Battement", "Minutes libres gardées entre deux rendez-vous.", 0, 120),
  noticeHours: count("Préavis", "Heures avant lesquelles on ne peut plus réserver.", 0, 336),
  horizonWeeks: count("Horizon", "Semaines pour lesquelles l'agenda est ouvert.", 1, 12),
  hosts: listOf(
    host,
    [1, 12],
    "Personnes",
    "Les personnes qui reçoivent. Un créneau est libre quand l'une d'elles l'est.",
  ).superRefine(distinct("slug")),
  texts: bookingTexts,
});

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** Who receives visitors, when, and what the booking pages and mails say: `content/booking.yaml`. */
export const booking = agenda
  .refine(({ noticeHours, horizonWeeks }) => noticeHours < horizonWeeks * 7 * 24, {
    path: ["noticeHours"],
    error: "Baissez le préavis, ou allongez l'horizon : aucun créneau ne tombe entre les deux.",
  })
  .superRefine(({ lengthMinutes, hosts }, context) => {
    for (const [i, { hours }] of hosts.entries())
      for (const [j, { day, from, to }] of hours.entries()) {
        const report = (field: string, message: string) =>
          context.addIssue({ code: "custom", path: ["hosts", i, "hours", j, field], message });
        if (hours.slice(0, j).some((one) => one.day === day && one.from < to && from < one.to))
          report("from", "Changez ce jour ou cette heure : une plage plus haut les couvre déjà.");
        if (minutesOf(to) - minutesOf(from) < lengthMinutes)
          report(
            "to",
            `Allongez cette plage, ou raccourcissez les rendez-vous : elle n'en contient pas un de ${lengthMinutes} minutes.`,
          );
      }
  });
