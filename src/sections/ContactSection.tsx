import { css } from "@emotion/react";
import { BookingCard } from "../components/BookingCard";
import { MessageCard } from "../components/MessageCard";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

const cards = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  ${from.desktop} {
    grid-template-columns: 5fr 7fr;
  }
`;

/** The last section of home, service and sector pages: book an appointment, or write. */
export const ContactSection = () => {
  const { contact } = useSharedContent().interface;
  return (
    <Band id="contact" tabIndex={-1} tone="tint" aria-labelledby="contact-title">
      <BandHeading id="contact-title" title={contact.title} text={contact.text} shape="large" />
      <div css={cards}>
        <BookingCard />
        <MessageCard />
      </div>
    </Band>
  );
};
