import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { CallSlip } from "./CallSlip";
import { beyond, compact, fine, sheet } from "./sheets";

type Props = { talk: Queries.TalkExcerptFragment };

const thread = css`
  inset: ${space[4]} ${space[5]} ${beyond} ${space[5]};
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${space[4]};
  ${compact} {
    inset: ${space[4]} ${space[5]} ${beyond} ${space[4]};
    /* The head, and the first of the messages. */
    > :nth-of-type(-n + 2) {
      display: none;
    }
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  margin-bottom: ${space[1]};
  padding-bottom: ${space[2]};
  border-bottom: 1px solid ${colors.line};
  small {
    font-size: ${fine.note};
    color: ${colors.muted};
  }
`;

const bubble = css`
  max-width: 92%;
  padding: ${space[2]} ${space[3]};
  border-radius: ${space[3]};
  ${compact} {
    max-width: 94%;
  }
`;

const asked = css`
  align-self: flex-end;
  border-bottom-right-radius: ${space[1]};
  background: ${colors.accent};
  color: ${colors.onAccent};
`;

const answered = css`
  align-self: flex-start;
  border-bottom-left-radius: ${space[1]};
  background: ${colors.tint};
`;

/** A written conversation and, in front of it, a call as it is handed over. */
export const TalkExcerpt = ({ talk }: Props) => (
  <>
    <div css={[sheet, thread]}>
      <p css={head}>
        <strong>{talk.chat.title}</strong>
        <small>{talk.chat.when}</small>
      </p>
      {talk.chat.messages.slice(-4, -1).map(({ from, text }, index) => (
        <p key={index} css={[bubble, from === "visiteur" ? asked : answered]}>
          {text}
        </p>
      ))}
    </div>
    <CallSlip call={talk.call} />
  </>
);

export const talkExcerptFragment = graphql`
  fragment TalkExcerpt on Conversation {
    chat {
      title
      when
      messages {
        from
        text
      }
    }
    call {
      title
      lines {
        at
        text
      }
    }
  }
`;
