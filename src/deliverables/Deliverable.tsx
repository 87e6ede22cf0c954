import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Heading } from "../ui/Heading";
import { ChartBlock } from "./ChartBlock";
import { DocumentBlock } from "./DocumentBlock";
import { NotesBlock } from "./NotesBlock";
import { PictureBlock } from "./PictureBlock";
import { backgrounds, places, sizeOf } from "./places";
import { RangeBlock } from "./RangeBlock";
import { SquaresBlock } from "./SquaresBlock";
import { StepsBlock } from "./StepsBlock";
import { TableBlock } from "./TableBlock";
import { ThreadBlock } from "./ThreadBlock";

type Props = { deliverable: Queries.DeliverableFragment };

const grid = css`
  --gap: clamp(${space[4]}, 2.4cqi, ${space[6]});
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  grid-auto-flow: dense;
  gap: var(--gap) min(var(--gap), 3cqi);
  > * {
    grid-column: 1 / -1;
    @container (min-width: 40rem) {
      grid-column: span var(--tablet);
    }
    @container (min-width: 56rem) {
      grid-column: span var(--width);
      grid-row: span var(--height);
    }
  }
`;

/** Each block adapts to its own width. */
const pane = css`
  position: relative;
  container-type: inline-size;
  break-inside: avoid;
  border-radius: ${radii.card};
  > * {
    --pad: clamp(${space[4]}, 7cqi - 0.25rem, 2.5rem);
    display: flex;
    flex-direction: column;
    height: 100%;
    padding: var(--pad);
  }
`;

/** First and last words of a block: the wider it is, the larger they are. */
const large = css`
  max-width: 54rem;
  ${type.heading}
  font-size: clamp(1.25rem, 1rem + 1.6cqi, 2.125rem);
`;

/** What a client receives, block by block. */
export const Deliverable = ({ deliverable: { blocks } }: Props) => (
  <div css={{ container: "deliverable / inline-size" }}>
    <div css={grid}>
      {blocks.map((block, index) => (
        <div
          key={index}
          css={css(pane, backgrounds[block.background ?? "papier"], places[block.place ?? ""])}
          style={sizeOf(block, blocks)}
        >
          <div>
            {block.heading && (
              <Heading as="h3" css={[large, { marginBottom: space[4] }]} text={block.heading} />
            )}
            {block.table && <TableBlock {...block.table} />}
            {block.thread && <ThreadBlock {...block.thread} />}
            {block.document && <DocumentBlock {...block.document} />}
            {block.picture && <PictureBlock {...block.picture} />}
            {block.chart && <ChartBlock {...block.chart} />}
            {block.range && <RangeBlock {...block.range} />}
            {block.squares && <SquaresBlock {...block.squares} />}
            {block.steps && <StepsBlock {...block.steps} />}
            {block.notes && <NotesBlock {...block.notes} />}
            {block.conclusion && (
              <Heading
                as="p"
                css={[large, { marginTop: "auto", paddingTop: space[5] }]}
                text={block.conclusion}
              />
            )}
          </div>
        </div>
      ))}
    </div>
  </div>
);

export const deliverableFragment = graphql`
  fragment Deliverable on Deliverable {
    blocks {
      width
      height
      background
      place
      heading
      conclusion
      table {
        ...TableBlock
      }
      thread {
        ...ThreadBlock
      }
      document {
        ...DocumentBlock
      }
      picture {
        ...PictureBlock
      }
      chart {
        ...ChartBlock
      }
      range {
        ...RangeBlock
      }
      squares {
        ...SquaresBlock
      }
      steps {
        ...StepsBlock
      }
      notes {
        ...NotesBlock
      }
    }
  }
`;
