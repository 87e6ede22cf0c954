import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SampleMark } from "../components/SampleMark";
import { Deliverable } from "../deliverables/Deliverable";
import { useSharedContent } from "../hooks/useSharedContent";
import { type SectionBackground, sectionBackgrounds } from "../theme/sectionBackgrounds";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { BandHeading } from "../ui/BandHeading";

type Props = {
  deliverable: Queries.DeliverableSectionFragment;
  background?: SectionBackground;
};

const band = css`
  padding-block: ${space.band};
  overflow: clip;
`;

/** Wider than the page column. */
const wide = css`
  max-width: 108rem;
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

const captionStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]} ${space[3]};
  margin-bottom: ${space[4]};
  ${type.caption}
`;

/** What the client of a service, or in a sector, receives. */
export const DeliverableSection = ({ deliverable, background = "blue" }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  return (
    <section css={[band, sectionBackgrounds[background]]} aria-labelledby="deliverable-title">
      <div css={[wide, { p: { color: "inherit" } }]}>
        <BandHeading id="deliverable-title" title={deliverable.title} text={deliverable.text} />
      </div>
      <figure css={wide}>
        <figcaption css={captionStyle}>
          <SampleMark label={mark} />
          <span>{deliverable.caption}</span>
          <span>{note}</span>
        </figcaption>
        <Deliverable deliverable={deliverable} />
      </figure>
    </section>
  );
};

export const deliverableSectionFragment = graphql`
  fragment DeliverableSection on Deliverable {
    title
    text
    caption
    ...Deliverable
  }
`;
