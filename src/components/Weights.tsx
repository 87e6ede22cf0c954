type Props = Pick<Queries.ProofSectionFragment, "page" | "kilobytes"> & {
  reference: Pick<Queries.ProofSectionFragment["reference"], "label" | "kilobytes">;
  className?: string;
};

const weight = (kilobytes: number) => `${kilobytes.toLocaleString("fr")}\u00a0ko`;

/** What the home page weighs, and what the median page of the web does. */
export const Weights = ({ page, kilobytes, reference, className }: Props) => (
  <dl className={className}>
    <div>
      <dt>{page}</dt>
      <dd>{weight(kilobytes)}</dd>
    </div>
    <div>
      <dt>{reference.label}</dt>
      <dd>{weight(reference.kilobytes)}</dd>
    </div>
  </dl>
);
