import { graphql, type PageProps } from "gatsby";
import { ownBookingPage } from "../../contract/bookingPage";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { BookingSection } from "../sections/BookingSection";

const BookingTemplate = ({ data }: PageProps<Queries.BookingPageQuery>) => {
  const texts = data.booking?.texts;
  if (!texts) return null;
  return (
    <Layout hasColouredHero>
      <Seo path={ownBookingPage} {...texts.page.seo} hasColouredHero />
      <BookingSection texts={texts} mark={data.mark?.svg} />
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
        }
        ...BookingTexts
      }
    }
    mark: file(relativePath: { eq: "brand/printed-mark.svg" }) {
      svg
    }
  }
`;
