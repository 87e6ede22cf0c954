/** Pictograms by the French words (without accents or spaces) and former names that staff try first. */
export const iconWords: ReadonlyMap<string, string> = new Map(
  `
  loupe:search recherche:search chercher:search coeur:heart etoile:star maison:house home:house accueil:house
  panier:shopping-basket caddie:shopping-cart sac:shopping-bag boutique:store magasin:store cadeau:gift
  utilisateur:user personne:user client:user equipe:users personnes:users clients:users groupe:users famille:users
  courriel:mail email:mail enveloppe:mail lettre:mail telephone:phone mobile:smartphone bulle:message-circle
  message:message-square discussion:messages-square horloge:clock heure:clock temps:timer chronometre:timer
  sablier:hourglass calendrier:calendar agenda:calendar date:calendar reveil:alarm-clock graphique:chart-line
  graphe:chart-line courbe:chart-spline barchart:chart-bar linechart:chart-line piechart:chart-pie camembert:chart-pie
  croissance:trending-up cible:target objectif:target fusee:rocket ampoule:lightbulb idee:lightbulb cadenas:lock
  securite:shield-check bouclier:shield cle:key outil:wrench outils:wrench marteau:hammer engrenage:settings
  reglages:settings parametres:settings nuage:cloud robot:bot cerveau:brain puce:cpu avion:plane voiture:car
  camion:truck livraison:truck bateau:ship velo:bike lit:bed hotel:hotel montagne:mountain palmier:palmtree soleil:sun
  lune:moon feuille:leaf fleur:flower arbre:trees eau:droplet goutte:droplet photo:camera appareilphoto:camera
  film:film cinema:clapperboard livre:book journal:newspaper crayon:pencil stylo:pen plume:pen-line pinceau:brush
  argent:coins monnaie:coins billet:banknote portefeuille:wallet cartebancaire:credit-card tirelire:piggy-bank
  facture:receipt carte:map plan:map epingle:map-pin lieu:map-pin boussole:compass drapeau:flag medaille:medal
  trophee:trophy coupe:trophy cloche:bell lien:link pouce:thumbs-up poigneedemain:handshake accord:handshake
  oeil:eye ciseaux:scissors monde:globe terre:earth ecole:school diplome:graduation-cap hopital:hospital
  medecin:stethoscope pilule:pill seringue:syringe usine:factory immeuble:building batiment:building bureau:briefcase
  mallette:briefcase chrono:timer valise:luggage dossier:folder fichier:file-text document:file-text liste:list coche:check
  valider:check fleche:arrow-right vitesse:gauge compteur:gauge eclair:zap basededonnees:database donnees:database
  serveur:server reseau:network ecran:monitor ordinateur:laptop aimant:magnet entonnoir:funnel filtre:filter
  porte:door-open porteclef:key-round megaphone:megaphone hautparleur:megaphone micro:mic casque:headphones
  balance:scale justice:scale pourcent:percent train:train-front cafe:coffee couverts:utensils restaurant:utensils
  sourire:smile bebe:baby patte:paw-print diamant:gem bijou:gem main:hand-helping don:hand-heart regle:ruler
  partage:share partager:share envoyer:send chargement:refresh-cw recyclage:recycle calculatrice:calculator
  helpcircle:message-circle-question-mark question:message-circle-question-mark citation:quote guillemets:quote
  antenne:radio-tower radar:radar baguette:wand etincelle:sparkle etincelles:sparkles magie:wand-sparkles
  `
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);
