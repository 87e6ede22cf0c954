import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { BookingSection } from "../sections/BookingSection";

const BookingPage = ({ data }: PageProps<Queries.BookingPageQuery>) => {
  const texts = data.booking?.texts;
  if (!texts) return null;
  return (
    <Layout hasPoster>
      <Seo path="/rendez-vous" {...texts.page.seo} hasPoster />
      <BookingSection texts={texts} />
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
        }
        ...BookingTexts
      }
    }
  }
`;
