import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";

type Props = { title: string; gifts: Queries.AppealLetterFragment["gifts"]; note: string };

const slip = css`
  padding: clamp(${space[4]}, 4cqi, ${space[7]});
  border-top: 2px dashed ${colors.control};
  background: ${colors.warmSoft};
  ${type.caption}
  h3 {
    ${type.title}
    margin-bottom: ${space[4]};
  }
  ul {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[4]};
    margin-bottom: ${space[4]};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${space[3]};
  }
  i {
    width: ${space[5]};
    height: ${space[5]};
    border: 2px solid ${colors.ink};
    background: ${colors.surface};
  }
  strong {
    ${type.figure}
    font-size: ${sizes.title};
  }
  span {
    grid-column: 2;
  }
  @container (min-width: 44rem) {
    ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

/** The part of a letter that is cut off and sent back: no box is ticked. */
export const ReplySlip = ({ title, gifts, note }: Props) => (
  <div css={slip}>
    <h3>{title}</h3>
    <ul>
      {gifts.map(({ label, value }) => (
        <li key={label}>
          <i />
          <strong>{label}</strong>
          <span>{value}</span>
        </li>
      ))}
    </ul>
    <p>{note}</p>
  </div>
);
