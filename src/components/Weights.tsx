type Props = Pick<Queries.ProofSectionFragment, "page"> & {
  reference: Pick<Queries.ProofSectionFragment["reference"], "label" | "weight">;
  className?: string;
};

/** What this page weighs (inline/measureVisit writes it), and what the median page of the web does. */
export const Weights = ({ page, reference, className }: Props) => (
  <dl className={className}>
    <div>
      <dt>{page}</dt>
      <dd data-measure="weight">–</dd>
    </div>
    <div>
      <dt>{reference.label}</dt>
      <dd>{reference.weight}</dd>
    </div>
  </dl>
);
