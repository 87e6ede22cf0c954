import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { MessagePage } from "../components/MessagePage";

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const texts = data.interface?.notFound;

  if (!texts) return null;
  return (
    <Layout path="/404" seo={texts.seo} listed={false}>
      <MessagePage
        title={texts.title}
        titleLanguage={texts.titleLanguage}
        artwork={data.artwork?.svg}
        links={[
          { href: "/", label: texts.home },
          { href: "/#services", label: texts.services },
          { href: "/#contact", label: texts.contact },
        ]}
      >
        {/* The page's script logs the missing path (src/inline/page.ts). */}
        <p data-missing-page="">{texts.text}</p>
      </MessagePage>
    </Layout>
  );
};

export default NotFoundPage;

export const query = graphql`
  query NotFoundPage {
    interface {
      notFound {
        seo {
          title
          description
        }
        title
        titleLanguage
        text
        home
        services
        contact
      }
    }
    artwork: file(relativePath: { eq: "artworks/not-found.svg" }) {
      svg
    }
  }
`;
