declare module "@socialgouv/jours-feries" {
  /** Public holidays of a year by name, at midnight of this machine's zone. */
  export default function joursFeries(year: number): Record<string, Date>;
}
