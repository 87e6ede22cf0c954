import { Global, css, keyframes } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Helmet } from "react-helmet";
import { ownBookingPage } from "../../contract/bookingPage";
import { escapeHtml } from "../../contract/escapeHtml";
import { BookingIntro } from "../components/BookingIntro";
import { Layout } from "../components/Layout";
import { functionUrl } from "../requests/functionUrl";
import { bookingFormStyle, slotCounters } from "../theme/bookingForm";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { headerHeight, space, widths } from "../theme/space";
import { type } from "../theme/typography";
import { ServerHtml } from "../ui/ServerHtml";

/** On wide screens two columns: the coloured one on the left, the form on the right. */
const layout = css`
  --margin: max(${space.gutter}, (100vw - ${widths.page}) / 2);
  ${from.desktop} {
    display: grid;
    grid-template-columns: calc(var(--margin) + 22rem) minmax(0, 1fr);
    min-height: calc(100svh - ${headerHeight});
  }
`;

const unseen = keyframes`
  from, to {
    visibility: hidden;
  }
`;

/** As tall as a screen, so that what follows does not move into view when the slots come. */
const place = css`
  --card-padding: var(--margin);
  container-type: inline-size;
  min-height: 100svh;
  padding: ${space[6]} var(--margin);
  @media (scripting: none) {
    .waiting {
      display: none;
    }
  }
  @media (scripting: enabled) {
    /* Shown after half a second. */
    .waiting {
      animation: ${unseen} 0s 0.5s backwards;
    }
    /* Shown only when the slots do not come. */
    &[data-fragment] > form {
      animation: ${unseen} 0s 3s backwards;
    }
  }
  .waiting {
    margin-bottom: ${space[5]};
    color: ${colors.muted};
  }
  ${bookingFormStyle}
  h2 {
    ${type.heading}
    margin-bottom: ${space[2]};
  }
  section > h2,
  &[data-fragment] > h2 {
    counter-increment: step;
    &::before {
      content: counter(step) ". ";
      content: counter(step) ". " / "";
      color: ${colors.accent};
    }
  }
  section + section {
    margin-top: ${space[6]};
    padding-top: ${space[5]};
    border-top: 1px solid ${colors.line};
  }
  a {
    color: ${colors.accent};
  }
  ${from.desktop} {
    padding: ${space[6]} var(--margin) ${space[7]} ${space[7]};
    min-height: max(100%, 54rem);
  }
`;

/** Who receives, what a visitor gets, the free slots and the form, which the function writes into ServerHtml. */
const BookingTemplate = ({ data }: PageProps<Queries.BookingPageQuery>) => {
  if (!data.booking) return null;
  const { page, slots } = data.booking.texts;
  const address = functionUrl("appointment-slots");
  const before = `<h2>${escapeHtml(slots.title)}</h2><p class="waiting">${escapeHtml(slots.waiting)}</p><form action="${address}"><button class="submit" type="submit">${escapeHtml(slots.show)}</button></form>`;
  return (
    <Layout path={ownBookingPage} seo={page.seo} hasColouredHero>
      {/* Without JavaScript: this page with the form in it, from the function (netlify/appointments/appointmentPage.ts). */}
      <Helmet>
        <noscript>{`<meta http-equiv="refresh" content="0; url=${address}">`}</noscript>
      </Helmet>
      <Global styles={slotCounters} />
      <div css={layout}>
        <BookingIntro page={page} />
        <ServerHtml css={place} from={`${address}?fragment=form`} before={before} />
      </div>
    </Layout>
  );
};

export default BookingTemplate;

export const query = graphql`
  query BookingPage {
    booking {
      texts {
        page {
          seo {
            title
            description
          }
          ...BookingIntro
        }
        slots {
          title
          waiting
          show
        }
      }
    }
  }
`;
