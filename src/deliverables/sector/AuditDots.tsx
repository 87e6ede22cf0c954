import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";

type Props = {
  title: string;
  /** Met, to be corrected, not applicable. */
  results: Queries.RewrittenPageFragment["audit"];
  className?: string;
};

const dots = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(1.25rem, 1fr));
  gap: ${space[1]};
  margin-block: ${space[4]};
  i {
    aspect-ratio: 1;
    border-radius: 50%;
  }
  @container (min-width: 56rem) {
    grid-template-columns: repeat(53, minmax(0, 1fr));
  }
`;

const looks = [
  css`
    background: ${colors.accent};
  `,
  css`
    background: ${colors.warm};
  `,
  css`
    border: 2px solid ${colors.control};
  `,
];

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[7]};
  ${type.caption}
  strong {
    ${type.figure}
    font-size: ${sizes.heading};
  }
`;

const heading = css`
  ${type.title}
`;

/** Every criterion of the audit is one dot. */
export const AuditDots = ({ title, results, className }: Props) => (
  <div className={className}>
    <h3 css={heading}>{title}</h3>
    <div css={dots} aria-hidden="true">
      {results.flatMap(({ number }, result) =>
        Array.from({ length: number }, (_, index) => (
          <i key={`${result}-${index}`} css={looks[result]} />
        )),
      )}
    </div>
    <ul css={list}>
      {results.map(({ label, number }) => (
        <li key={label}>
          <strong>{number}</strong> {label}
        </li>
      ))}
    </ul>
  </div>
);
