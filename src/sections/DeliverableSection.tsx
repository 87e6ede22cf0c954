import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { SampleMark } from "../components/SampleMark";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { type Ground, grounds } from "../theme/grounds";
import { space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { Unbroken } from "../ui/Unbroken";

type Props = {
  deliverable: { readonly title: string; readonly text: string; readonly caption: string };
  ground?: Ground;
  /** Its drawing. */
  children: ReactNode;
};

const band = css`
  padding-block: ${space.band};
  overflow: clip;
`;

const heading = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} ${space[8]};
  padding-bottom: ${space[6]};
  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
    align-items: end;
  }
  h2 {
    ${type.headline}
  }
  p {
    ${type.lead}
    max-width: ${widths.narrow};
  }
`;

/** Wider than the page column: the one moment of the page that fills the window. */
const stage = css`
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

/** The large moment of a service or sector page: what its client receives, shown. */
export const DeliverableSection = ({ deliverable, ground = "blue", children }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  return (
    <section css={[band, grounds[ground]]} aria-labelledby="deliverable-title">
      <div css={[stage, heading]}>
        <h2 id="deliverable-title">
          <Unbroken text={deliverable.title} />
        </h2>
        <p>{deliverable.text}</p>
      </div>
      <figure css={stage}>
        <figcaption css={captionStyle}>
          <SampleMark label={mark} />
          <span>{deliverable.caption}</span>
          <span>{note}</span>
        </figcaption>
        {children}
      </figure>
    </section>
  );
};
