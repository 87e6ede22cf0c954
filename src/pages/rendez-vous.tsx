import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { Layout } from "../components/Layout";
import { PromiseList } from "../components/PromiseList";
import { Seo } from "../components/Seo";
import { useSharedContent } from "../hooks/useSharedContent";
import { BookingSection } from "../sections/BookingSection";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Container } from "../ui/Container";
import { Unbroken } from "../ui/Unbroken";

const opening = css`
  padding-block: ${space[3]} ${space[6]};
  h1 {
    ${type.headline}
    margin-block: ${space[5]} ${space[3]};
  }
  h1 + p {
    ${type.lead}
    max-width: 40rem;
    color: ${colors.muted};
    text-wrap: balance;
  }
`;

/** Beside the promises where there is room: the slots are what this page is for, and stand high. */
const head = css`
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 29rem;
    gap: ${space[8]};
    align-items: end;
  }
`;

const BookingPage = ({ data }: PageProps<Queries.BookingPageQuery>) => {
  const { settings, interface: texts } = useSharedContent();
  const booking = data.booking?.texts;
  if (!booking) return null;
  const { page, slots } = booking;
  const crumbs = [{ label: texts.navigation.home, href: "/" }, { label: page.kicker }];
  return (
    <Layout>
      <Seo path="/rendez-vous" {...page.seo} />
      <div css={opening}>
        <Container>
          <Breadcrumb label={texts.accessibility.breadcrumb} crumbs={crumbs} />
          <div css={head}>
            <div>
              <h1>
                <Unbroken text={page.title} />
              </h1>
              <p>{page.text}</p>
            </div>
            <PromiseList promises={settings.promises} />
          </div>
        </Container>
      </div>
      <BookingSection slots={slots} privacy={page.privacy} />
    </Layout>
  );
};

export default BookingPage;

export const query = graphql`
  query BookingPage {
    booking {
      texts {
        page {
          seo {
            title
            description
          }
          kicker
          title
          text
          privacy
        }
        slots {
          ...BookingSlots
        }
      }
    }
  }
`;
