import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";
import { Room } from "../Room";
import { DonorChannels } from "./DonorChannels";
import { ReplySlip } from "./ReplySlip";

type Props = Queries.AppealLetterFragment;

const layout = css`
  display: grid;
  gap: ${space[6]};
  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 44rem) minmax(16rem, 1fr);
    justify-content: center;
    gap: clamp(${space[6]}, 6cqi, ${space[9]});
    align-items: center;
  }
`;

const sheet = css`
  background: ${colors.surface};
  box-shadow: 0 ${space[5]} ${space[8]} -${space[6]} ${colors.scrim};
`;

const letter = css`
  display: grid;
  gap: ${space[4]};
  padding: clamp(${space[4]}, 5cqi, ${space[8]});
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: ${space[1]} ${space[5]};
    margin-bottom: ${space[5]};
    ${type.caption}
  }
`;

const greetingStyle = css`
  ${type.heading}
`;

const signatureStyle = css`
  display: grid;
  gap: ${space[1]};
  justify-items: end;
  ${type.caption}
  svg {
    width: 10rem;
  }
  strong {
    font-size: ${sizes.body};
  }
`;

/** A letter of appeal with its reply slip, beside the donors that each channel brought. */
export const AppealLetter = (appeal: Props) => (
  <Room>
    <div css={layout}>
      <div css={sheet}>
        <div css={letter}>
          <div>
            <strong>{appeal.sender}</strong>
            <span>{appeal.date}</span>
          </div>
          <p css={greetingStyle}>{appeal.greeting}</p>
          {appeal.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p css={signatureStyle}>
            <svg viewBox="0 0 160 56" fill="none" aria-hidden="true">
              <path
                d="M4 44C14 8 20 6 22 12s-4 26-2 28 10-24 16-26-2 24 4 24 10-14 15-13-4 13 2 13 8-12 14-13 0 14 6 12 8-26 13-32 4 6-2 18-8 16-2 16 14-14 19-12-6 12 0 13 14-9 20-9 9 8 29-3"
                stroke="var(--accent)"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            </svg>
            <strong>{appeal.signature}</strong>
            <span>{appeal.role}</span>
          </p>
          <p>{appeal.postscript}</p>
        </div>
        <ReplySlip title={appeal.slipTitle} gifts={appeal.gifts} note={appeal.slipNote} />
      </div>
      <DonorChannels
        title={appeal.channelsTitle}
        channels={appeal.channels}
        conclusion={appeal.conclusion}
      />
    </div>
  </Room>
);

export const appealLetterFragment = graphql`
  fragment AppealLetter on AppealLetter {
    sender
    date
    greeting
    paragraphs
    signature
    role
    postscript
    slipTitle
    gifts {
      label
      value
    }
    slipNote
    channelsTitle
    channels {
      name
      donors
      note
    }
    conclusion
  }
`;
