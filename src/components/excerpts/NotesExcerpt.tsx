import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { OutcomeSquares } from "../../deliverables/OutcomeSquares";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { NotesLegend } from "./NotesLegend";
import { beyond, compact, fine, narrow, sheet } from "./sheets";

type Props = { card: Queries.NotesExcerptFragment };

const COLUMNS = 12;

/** Where the sheet in front begins, on low pictures: beside the words of the legend. */
const edge = "max(46%, 9.5rem)";

const version = css`
  padding: ${space[4]};
  ${compact} {
    padding: ${space[3]};
  }
  p {
    display: grid;
    grid-template-columns: 1fr auto;
    margin-bottom: ${space[3]};
    line-height: 1.3;
    ${compact} {
      margin-bottom: ${space[2]};
    }
  }
  span {
    grid-column: 1 / -1;
    ${compact} {
      font-size: ${fine.note};
    }
  }
  b {
    ${type.figure}
    grid-area: 1 / 2;
    /* It reaches down into the line below. */
    margin-bottom: -${space[2]};
    font-size: 1.5rem;
    color: ${colors.warm};
  }
  strong {
    ${type.title}
    font-size: ${fine.text};
  }
`;

const before = css`
  inset: ${space[4]} auto ${beyond} ${space[4]};
  width: 44%;
  padding-right: calc(${space[6]} + ${space[1]});
  ${compact} {
    width: calc(${edge} - ${space[1]});
    padding-right: calc(${space[3]} + ${space[2]});
  }
  ${narrow} {
    svg {
      width: 80%;
    }
  }
`;

const served = css`
  inset: ${space[6]} ${space[4]} ${beyond} 42%;
  ${compact} {
    left: ${edge};
  }
  strong {
    font-size: 1.25rem;
    ${compact} {
      font-size: 1rem;
    }
    ${narrow} {
      font-size: 1rem;
    }
  }
`;

/** The first version's notes as so many squares, and in front of them those of the one that serves. */
export const NotesExcerpt = ({ card: { outcomes, versions } }: Props) => {
  const [first] = versions;
  const last = versions.at(-1);
  if (!first || !last) return null;
  return (
    <>
      <div css={[sheet, version, before]}>
        <p>
          <strong>{first.name}</strong>
          <span>{first.decision}</span>
          <b>{first.faux}</b>
        </p>
        <OutcomeSquares version={first} columns={COLUMNS} />
        <NotesLegend outcomes={outcomes} />
      </div>
      <div css={[sheet, version, served]}>
        <p>
          <strong>{last.name}</strong>
          <span>{last.decision}</span>
          <b>{last.faux}</b>
        </p>
        <OutcomeSquares version={last} columns={COLUMNS} />
      </div>
    </>
  );
};

export const notesExcerptFragment = graphql`
  fragment NotesExcerpt on ModelCard {
    outcomes {
      juste
      silence
      faux
    }
    versions {
      name
      juste
      silence
      faux
      decision
    }
  }
`;
