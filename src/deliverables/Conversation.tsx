import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { space } from "../theme/space";
import { CallTranscript } from "./CallTranscript";
import { ChatThread } from "./ChatThread";
import { Handover } from "./Handover";
import { Room } from "./Room";

type Props = Queries.ConversationFragment;

const layout = css`
  display: grid;
  gap: ${space[5]};
  @container (min-width: 60rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 0 ${space[6]};
    > :nth-of-type(1) {
      grid-row: 1 / 3;
    }
    /* The slip leaves the call, on its way to somebody. */
    > :nth-of-type(3) {
      margin: calc(-1 * ${space[6]}) calc(-1 * ${space[3]}) 0 ${space[8]};
    }
  }
`;

/** A written conversation, beside a call that is handed over to a person. */
export const Conversation = ({ chat, call, handover }: Props) => (
  <Room>
    <div css={layout}>
      <ChatThread chat={chat} />
      <CallTranscript call={call} />
      <Handover handover={handover} />
    </div>
  </Room>
);

export const conversationFragment = graphql`
  fragment Conversation on Conversation {
    chat {
      title
      notice
      when
      messages {
        from
        text
      }
      outcome
    }
    call {
      title
      when
      lines {
        at
        speaker
        text
      }
    }
    handover {
      title
      facts {
        label
        value
      }
      note
    }
  }
`;
