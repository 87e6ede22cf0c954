import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { usePrefilledMessage } from "../hooks/usePrefilledMessage";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { LeadForm } from "./LeadForm";

const card = css`
  min-width: 0;
  padding: clamp(${space[5]}, 4vw, ${space[7]});
  border: 2px solid ${colors.ink};
  border-radius: ${radii.card};
  background: ${colors.surface};
  h3 {
    ${type.heading}
    margin-bottom: ${space[2]};
  }
  ${screenOnly}
`;

/** Target of the booking button while no booking page is configured; asks for an appointment by message. */
export const BOOKING_ANCHOR = "rendez-vous";

/** The card that holds the message form. */
export const MessageCard = () => {
  const { booking, form } = useSharedContent().interface.contact;
  usePrefilledMessage(BOOKING_ANCHOR, booking.prefill);
  return (
    <div id={BOOKING_ANCHOR} tabIndex={-1} css={card}>
      <h3>{form.title}</h3>
      <LeadForm />
    </div>
  );
};
