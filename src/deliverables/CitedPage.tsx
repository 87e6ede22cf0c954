import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { AssistantAnswer } from "./AssistantAnswer";
import { Notes } from "./Notes";
import { PageCode } from "./PageCode";
import { Room } from "./Room";

type Props = Queries.CitedPageFragment;

const layout = css`
  display: grid;
  gap: ${space[6]};
  @container (min-width: 56rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[6]} 0;
    > :nth-of-type(2) {
      margin-top: ${space[8]};
    }
  }
`;

const notesStyle = css`
  @container (min-width: 56rem) {
    grid-column: 1 / -1;
    ol {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[6]};
    }
  }
  > p {
    max-width: 46rem;
    margin-top: ${space[6]};
    ${type.heading}
  }
`;

/** An assistant's answer that cites a page, beside that page's markup. */
export const CitedPage = ({ page, code, changes, conclusion, ...answer }: Props) => (
  <Room>
    <div css={layout}>
      <AssistantAnswer {...answer} />
      <PageCode page={page} code={code} />
      <div css={notesStyle}>
        <Notes notes={changes} />
        <p>{conclusion}</p>
      </div>
    </div>
  </Room>
);

export const citedPageFragment = graphql`
  fragment CitedPage on CitedPage {
    asked
    question
    answer {
      text
      mark
    }
    sourcesTitle
    sources {
      title
      address
      own
    }
    page
    code {
      element
      attributes
      property
      text
      mark
    }
    changes
    conclusion
  }
`;
