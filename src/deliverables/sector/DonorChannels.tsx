import { css } from "@emotion/react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";

type Props = {
  title: string;
  channels: Queries.AppealLetterFragment["channels"];
  conclusion: string;
};

const block = css`
  h3 {
    ${type.title}
    margin-bottom: ${space[5]};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: end;
    gap: 0 ${space[4]};
    padding-block: ${space[3]};
    border-top: 2px solid ${colors.ink};
    ${type.caption}
  }
  strong {
    grid-row: span 2;
    min-width: 2.2ch;
    ${type.figure}
    font-size: clamp(3rem, 7cqi, 5.5rem);
    color: ${colors.accent};
  }
  b {
    ${type.title}
  }
  span {
    align-self: start;
  }
  > p {
    padding-top: ${space[4]};
    border-top: 2px solid ${colors.ink};
  }
`;

/** How many donors each channel brought. */
export const DonorChannels = ({ title, channels, conclusion }: Props) => (
  <div css={block}>
    <h3>{title}</h3>
    <ol>
      {channels.map(({ name, donors, note }) => (
        <li key={name}>
          <strong>{donors}</strong> <b>{name}</b> <span>{note}</span>
        </li>
      ))}
    </ol>
    <p>{conclusion}</p>
  </div>
);
