import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { Room } from "../Room";
import { AuditDots } from "./AuditDots";
import { PlainPage } from "./PlainPage";

type Props = Queries.RewrittenPageFragment;

const layout = css`
  display: grid;
  gap: ${space[6]};
  @container (min-width: 56rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    align-items: center;
    gap: ${space[6]} 0;
  }
`;

/** A typescript that the desk has gone over with a pencil. */
const manuscript = css`
  padding: clamp(${space[4]}, 4cqi, ${space[7]});
  background: ${colors.tint};
  box-shadow: 0 0 0 1px ${colors.line};
  h3 {
    ${type.title}
    font-weight: 400;
    margin-bottom: ${space[5]};
    color: ${colors.muted};
  }
  li + li {
    margin-top: ${space[5]};
  }
  s {
    color: ${colors.muted};
    text-decoration-color: ${colors.warm};
    text-decoration-thickness: 2px;
  }
  p {
    width: fit-content;
    margin-top: ${space[2]};
    margin-left: auto;
    padding-left: ${space[3]};
    border-left: 3px solid ${colors.warm};
    font-weight: 600;
    rotate: -1deg;
  }
  @container (min-width: 56rem) {
    padding-right: 14cqi;
  }
`;

const page = css`
  @container (min-width: 56rem) {
    margin-left: -8cqi;
  }
`;

const audit = css`
  @container (min-width: 56rem) {
    grid-column: 1 / -1;
  }
`;

/** An official page corrected by the desk, under the page that replaces it, and what is left to correct. */
export const RewrittenPage = (work: Props) => (
  <Room>
    <div css={layout}>
      <div css={manuscript}>
        <h3>
          <s>{work.beforeTitle}</s>
        </h3>
        <ul>
          {work.before.map(({ text, note }) => (
            <li key={text}>
              <s>{text}</s>
              <p>{note}</p>
            </li>
          ))}
        </ul>
      </div>
      <PlainPage {...work} css={page} />
      <AuditDots title={work.auditTitle} results={work.audit} css={audit} />
    </div>
  </Room>
);

export const rewrittenPageFragment = graphql`
  fragment RewrittenPage on RewrittenPage {
    beforeTitle
    before {
      text
      note
    }
    address
    title
    lead
    facts {
      label
      value
    }
    listTitle
    list
    button
    help
    auditTitle
    audit {
      label
      number
    }
  }
`;
