import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors, darkRoles, palette } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Heading } from "../ui/Heading";
import { BookingLink } from "./BookingLink";
import { NextSlots } from "./NextSlots";
import { PromiseList } from "./PromiseList";

/** Its border is visible in forced colours. No scroll anchor, since its content moves with the height of the form beside it. */
const card = css`
  overflow-anchor: none;
  padding: clamp(${space[5]}, 4vw, ${space[7]});
  border: 1px solid transparent;
  border-radius: ${radii.card};
  background: ${colors.inkCard};
`;

const content = css`
  ${darkRoles}
  --action: ${colors.warmBackground};
  --action-strong: ${palette.warmSoft[0]};
  --on-action: ${palette.ink[0]};
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[4]};
  height: 100%;
  h3 {
    ${type.title}
    overflow-wrap: anywhere;
  }
`;

const duration = css`
  ${type.headline}
  overflow-wrap: anywhere;
  color: ${colors.warm};
`;

const steps = css`
  display: grid;
  gap: ${space[2]};
  ${from.desktop} {
    gap: ${space[4]};
  }
  counter-reset: step;
  li {
    display: grid;
    grid-template-columns: ${space[6]} minmax(0, 1fr);
    gap: ${space[3]};
    align-items: baseline;
    counter-increment: step;
    &::before {
      content: counter(step);
      ${type.figure}
      color: ${colors.warm};
      border-bottom: 2px solid currentColor;
      padding-bottom: ${space[1]};
    }
  }
`;

/** The card that leads to a 30-minute appointment: on the site's own page, or on another that the settings name. */
export const BookingCard = () => {
  const { settings, interface: texts } = useSharedContent();
  const { booking } = texts.contact;
  return (
    <div css={card}>
      <div css={content}>
        <p css={duration}>{booking.duration}</p>
        <Heading as="h3" text={booking.title} />
        <p>{booking.text}</p>
        <ol css={steps}>
          {booking.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <NextSlots />
        <BookingLink />
        <PromiseList promises={settings.promises} />
      </div>
    </div>
  );
};

export const bookingCardTextsFragment = graphql`
  fragment BookingCardTexts on InterfaceContactBooking {
    title
    text
    duration
    action
    steps
  }
`;
