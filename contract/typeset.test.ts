import fc from "fast-check";
import { keepWeakWords, typeset, typesetHtml } from "./typeset";

const N = "\u202f";
const S = "\u00a0";

describe("typeset", () => {
  it.each([
    ["Prêt ? Oui ! Bon ; voilà", `Prêt${N}? Oui${N}! Bon${N}; voilà`],
    ["Prêt? Oui!", `Prêt${N}? Oui${N}!`],
    ["Vraiment ?! Non…?", `Vraiment${N}?! Non…${N}?`],
    ["(Oui !) [?]", `(Oui${N}!) [?]`],
    ["Note : 50% ou 50 %", `Note${S}: 50${S}% ou 50${S}%`],
    ["Il coûte 10€, soit 12 € TTC", `Il coûte 10${S}€, soit 12${S}€ TTC`],
    ['Il dit "bonjour" et «merci»', `Il dit «${S}bonjour${S}» et «${S}merci${S}»`],
    ["« déjà »", `«${S}déjà${S}»`],
    ["L'agence d'aujourd'hui", "L’agence d’aujourd’hui"],
    ["Attendez...", "Attendez…"],
    ["1er, 1ère, 2ème et 3ièmes", "1er, 1re, 2e et 3es"],
    ["10 000 euros et 1 200 000 vues", `10${S}000${S}euros et 1${S}200${S}000${S}vues`],
    ["de 10000 à 25000 vues en 2025", `de 10${S}000 à 25${S}000${S}vues en 2025`],
    ["75011 Paris, commande 20418, à retirer", "75011 Paris, commande 20418, à retirer"],
    ["Appelez le 01 99 00 47 20", `Appelez le 01${S}99${S}00${S}47${S}20`],
    ["+1 415 691 1573", `+1${S}415${S}691${S}1573`],
    ["+33 1 99 00 47 20", `+33${S}1${S}99${S}00${S}47${S}20`],
    ["à 9:30, de 9 h à 18 h 30", `à 9:30, de 9${S}h à 18${S}h${S}30`],
    ["24 heures, 24 h.", `24${S}heures, 24${S}h.`],
    ["90 jours, 6 mois, 30 minutes", `90${S}jours, 6${S}mois, 30${S}minutes`],
    ["10 000 caractères au plus", `10${S}000${S}caractères au plus`],
    ["1,5 million, 3 Go, 90 × 200", `1,5${S}million, 3${S}Go, 90${S}×${S}200`],
    ["le 21 juin 2004 et le 3", `le 21${S}juin 2004 et le 3`],
    ["l'article 13 du règlement, GA4 mesure", "l’article 13 du règlement, GA4 mesure"],
    ["SIREN 123 456 789", `SIREN 123${S}456${S}789`],
    ["RCS Paris 123 456 789", `RCS Paris 123${S}456${S}789`],
    ["FR 12 345678901", `FR${S}12${S}345678901`],
    ["FR 12 345 678 901", `FR${S}12${S}345${S}678${S}901`],
    ["{{rating}} étoiles : {{contact.email}} !", `{{rating}} étoiles${S}: {{contact.email}}${N}!`],
    ["Voir https://a.fr/?q=l'a&b=1;2 !", `Voir https://a.fr/?q=l'a&b=1;2${N}!`],
    ["Écrire à l'agence, a.b@exemple.fr ?", `Écrire à l’agence, a.b@exemple.fr${N}?`],
    [
      "Le fichier l'a.yaml et `x ? y : 'z'` restent",
      "Le fichier l’a.yaml et `x ? y : 'z'` restent",
    ],
    ["Voir /services/google-ads ?", `Voir /services/google-ads${N}?`],
    ["le mot 'GEO' et 'l'agence'", `le mot «${S}GEO${S}» et «${S}l’agence${S}»`],
    ["les années '90 et '80, l'un 's'", "les années ’90 et ’80, l’un ’s’"],
    ['Un écran de 27" et un "bon" prix', `Un écran de 27" et un «${S}bon${S}» prix`],
    ['"La version 27"', `«${S}La version 27${S}»`],
    ["Attendez.... Bon", "Attendez… Bon"],
    ["Le XXIème siècle, au XIXe", "Le XXIe siècle, au XIXe"],
    ["La loi n° 2004-575, n°3", `La loi n°${S}2004-575, n°${S}3`],
    ["Réf. 123456 vue, n° 12345, numéro 98765", `Réf. 123456${S}vue, n°${S}12345, numéro 98765`],
    ["https://a.fr : notre site", `https://a.fr${S}: notre site`],
  ])("sets %j", (typed, set) => {
    expect(typeset(typed)).toBe(set);
  });

  it("changes nothing when applied twice", () => {
    const token = fc.constantFrom(
      ..."L'agence |« |»|\"|...|…|?|!|;|:| |%|€|10 000|12345|6 mois|FR 12 345678901|GA4 |01 99 00 47 20|18 h 30|50|1ère|'mot'|27\"|'|....|XXIème|n° 3|Réf. 12345|{{a.b}}|https://a.fr/?x=1|a@b.fr|`c`|(|)|\u00a0|\u202f|É|\n".split(
        "|",
      ),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 25 }), (tokens) => {
        const once = typeset(tokens.join(""));
        expect(typeset(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("typesetHtml", () => {
  it("leaves tags, attributes, entities and code", () => {
    expect(
      typesetHtml(
        "<p>L'un &amp; l'autre : <a href=\"/a?b=1;c\" title=\"d'e &quot;f&quot;\">ici</a> ! <code>a ? 'b'</code></p>",
      ),
    ).toBe(
      `<p>L’un &amp; l’autre${S}: <a href="/a?b=1;c" title="d'e &quot;f&quot;">ici</a>${N}! <code>a ? 'b'</code></p>`,
    );
  });

  it("pairs quotes across tags", () => {
    expect(typesetHtml("<p>&quot;<strong>Oui</strong> !&quot;</p>")).toBe(
      `<p>«${S}<strong>Oui</strong>${N}!${S}»</p>`,
    );
  });

  it("raises ordinals", () => {
    expect(typesetHtml("<p>Le 1er mai, la 2ème fois, le XXIème siècle</p>")).toBe(
      "<p>Le 1<sup>er</sup> mai, la 2<sup>e</sup> fois, le XXI<sup>e</sup> siècle</p>",
    );
  });
});

describe("keepWeakWords", () => {
  it.each([
    ["Aller vers le large", `Aller vers${S}le${S}large`],
    ["Attendre lundi pour une réponse", `Attendre lundi pour une${S}réponse`],
  ])(
    "%s: no line ends on a weak word, unless the piece would be broken within a word",
    (typed, kept) => {
      expect(keepWeakWords(typed)).toBe(kept);
    },
  );
});
