import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { TableBlock } from "../deliverables/TableBlock";
import { useSharedContent } from "../hooks/useSharedContent";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { sectionBackgrounds } from "../theme/sectionBackgrounds";
import { sizes, type } from "../theme/typography";
import { SampleMark } from "./SampleMark";

type Props = { trials: Queries.TrialBookFragment };

const book = css`
  margin-bottom: ${space[7]};
  padding: ${space[4]} ${space[5]} ${space[5]};
  border-radius: ${radii.card};
  > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[2]} ${space[4]};
    margin-bottom: ${space[3]};
    font-weight: 600;
  }
  small {
    ${type.caption}
    font-weight: 400;
  }
  > div {
    container-type: inline-size;
    padding: ${space[2]} ${space[5]};
    border-radius: ${radii.card};
    background: ${colors.surface};
  }
  table {
    ${type.body}
    line-height: 1.5;
  }
  tbody th {
    font-weight: 400;
  }
  tbody td {
    font-weight: 700;
  }
  thead th {
    border: 0;
  }
  ${phone} {
    margin: 0 calc(-1 * ${space.gutter}) ${space[6]};
    padding: ${space[4]} ${space.gutter} ${space[5]};
    border-radius: 0;
    font-size: ${sizes.caption};
    tbody tr {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    tbody tr:first-of-type {
      border: 0;
    }
    tbody td:nth-of-type(n)::before {
      content: none;
    }
    tbody td:nth-of-type(n) {
      white-space: normal;
      grid-column: auto;
    }
  }
`;

/** Hypotheses with what was measured of each. */
export const TrialBook = ({ trials: { title, columns, rows } }: Props) => {
  const { mark, note } = useSharedContent().interface.deliverable;
  const cells = rows.map(({ hypothesis, measure, decision, rejected }) => ({
    cells: [hypothesis, measure, decision],
    struck: rejected ? "oui" : null,
  }));
  return (
    <figure css={[sectionBackgrounds.orange, book]}>
      <figcaption>
        {title} <SampleMark label={mark} />
        <small>{note}</small>
      </figcaption>
      <div>
        <TableBlock heading={title} columns={columns} rows={cells} />
      </div>
    </figure>
  );
};

export const trialBookFragment = graphql`
  fragment TrialBook on Trials {
    title
    columns
    rows {
      hypothesis
      measure
      decision
      rejected
    }
  }
`;
