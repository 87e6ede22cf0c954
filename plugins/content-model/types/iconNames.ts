import { ownIconNames } from "./ownIcons";

/** Pictograms that content may use: our own flat ones, and names of the Lucide collection, by theme here. */
export const iconNames: readonly string[] = [
  ...ownIconNames,
  ...`
  trending-up trending-down chart-line chart-bar chart-column chart-column-increasing chart-pie chart-area
  chart-spline chart-no-axes-combined chart-no-axes-column-increasing chart-network chart-gantt activity gauge
  target crosshair goal focus scan-search percent calculator ruler scale milestone flag medal award trophy
  search search-check globe globe-lock map map-pin map-pinned navigation compass route signpost
  megaphone mouse-pointer-click mouse-pointer pointer hand-coins badge-euro euro banknote coins piggy-bank
  wallet credit-card receipt shopping-bag shopping-cart shopping-basket store tag tags badge-percent ticket gift
  package package-check truck warehouse barcode
  message-circle message-circle-question-mark message-square message-square-text messages-square bot bot-message-square
  phone phone-call phone-forwarded phone-incoming headphones headset mic audio-lines voicemail speech mail mail-check
  send inbox at-sign bell bell-ring
  video clapperboard film camera image images play circle-play palette pen pen-tool pencil pencil-ruler brush
  paintbrush sparkles sparkle wand wand-sparkles type text captions subtitles languages book book-open newspaper
  share share-2 hash heart heart-handshake heart-pulse thumbs-up star smile users users-round user user-check
  user-plus user-round-check user-search contact handshake
  database database-zap server server-cog cloud hard-drive network layers layout-dashboard layout-grid
  layout-template panels-top-left app-window monitor monitor-smartphone smartphone tablet-smartphone laptop
  code code-xml braces terminal git-branch git-merge workflow webhook plug plug-zap cable puzzle blocks boxes box
  cpu brain brain-circuit brain-cog circuit-board lightbulb rocket zap bolt timer clock clock-3 clock-check hourglass history
  calendar calendar-check calendar-clock calendar-days calendar-heart alarm-clock refresh-cw repeat rotate-cw infinity
  shield shield-check lock lock-keyhole key key-round fingerprint eye eye-off cookie file-check file-text file-search
  files folder clipboard clipboard-check clipboard-list list-checks list-ordered list-filter list check check-check circle-check
  badge-check settings settings-2 sliders-horizontal wrench hammer cog filter funnel magnet link link-2 split
  house building building-2 hotel landmark school university hospital stethoscope pill syringe ambulance accessibility
  plane tent-tree palmtree mountain mountain-snow bed bed-double luggage ship train-front bus car bike utensils coffee sun
  leaf sprout flower flower-2 trees recycle droplet droplets flask-conical flask-round test-tube spray-can scissors gem
  hand-heart hand-helping life-buoy vote gavel file-badge scroll-text graduation-cap baby paw-print
  sofa lamp key-square door-open shirt watch factory briefcase briefcase-business presentation
  user-round-plus user-round-star tube-lotion calendar-sync house-plus book-open-check shield-user earth-lock earth sun-snow
  text-search receipt-euro radio-tower quote pen-line file-pen-line battery-warning battery-charging sunrise moon
  arrow-up-right arrow-right move-up-right expand maximize qr-code radio radar satellite-dish rss wifi signal podcast
  `
    .trim()
    .split(/\s+/),
].sort();
