import { css, keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import { escapeHtml } from "../../contract/escapeHtml";
import { functionUrl } from "../requests/functionUrl";
import { bookingFormStyle } from "../theme/bookingForm";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { headerHeight, radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { Fragment } from "../ui/Fragment";
import { Prose } from "../ui/Prose";

type Props = { slots: Queries.BookingSlotsFragment; privacy: string };

const band = css`
  padding-top: clamp(${space[5]}, 4vw, ${space[7]});
`;

const card = css`
  padding: clamp(${space[5]}, 4vw, ${space[7]});
  border: 2px solid ${colors.ink};
  border-radius: ${radii.card};
  background: ${colors.surface};
`;

const unseen = keyframes`
  from, to {
    visibility: hidden;
  }
`;

/** As tall as a screen: what stands below does not move into view when the slots come. */
const place = css`
  min-height: 100svh;
  @media (scripting: none) {
    min-height: 0;
    .waiting {
      display: none;
    }
  }
  @media (scripting: enabled) {
    /* Said only to those who wait. */
    .waiting {
      animation: ${unseen} 0.5s;
    }
    /* The way there without a script: seen with one only if the slots do not come. */
    &[data-fragment] > form {
      animation: ${unseen} 3s;
    }
  }
  .waiting {
    margin-bottom: ${space[5]};
    color: ${colors.muted};
  }
  ${bookingFormStyle}
  h2 {
    ${type.title}
    margin-block: ${space[6]} ${space[4]};
  }
  section:first-of-type h2 {
    margin-top: 0;
  }
  ${from.desktop} {
    form:has(section) {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: ${space[8]};
      align-items: start;
    }
    section:last-of-type {
      position: sticky;
      top: calc(${headerHeight} + ${space[5]});
      h2 {
        margin-top: 0;
      }
    }
  }
`;

const note = css`
  margin-top: ${space[5]};
  ${type.caption}
`;

/** The free slots and the form, as the function writes them; before, and without JavaScript, the way there. */
export const BookingSection = ({ slots, privacy }: Props) => {
  const address = functionUrl("appointment-slots");
  const before = `<p class="waiting">${escapeHtml(slots.waiting)}</p><form action="${address}"><button class="submit" type="submit">${escapeHtml(slots.show)}</button></form>`;
  return (
    <Band tone="tint" css={band}>
      <div css={card}>
        <Fragment css={place} from={`${address}?fragment=form`} before={before} />
        <Prose css={note} html={privacy} />
      </div>
    </Band>
  );
};

export const query = graphql`
  fragment BookingSlots on BookingTextsSlots {
    waiting
    show
  }
`;
