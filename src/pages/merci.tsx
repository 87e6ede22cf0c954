import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { MessagePage } from "../components/MessagePage";

const ThanksPage = ({ data }: PageProps<Queries.ThanksPageQuery>) => {
  const texts = data.interface?.thanks;
  if (!texts) return null;
  return (
    <Layout path="/merci" seo={texts.seo} listed={false}>
      <MessagePage
        title={texts.title}
        artwork={data.artwork?.svg}
        links={[
          { href: "/", label: texts.home },
          { href: "/#services", label: texts.services },
        ]}
      >
        <p>{texts.text}</p>
        <p>{texts.next}</p>
      </MessagePage>
    </Layout>
  );
};

export default ThanksPage;

export const query = graphql`
  query ThanksPage {
    interface {
      thanks {
        seo {
          title
          description
        }
        title
        text
        next
        home
        services
      }
    }
    artwork: file(relativePath: { eq: "artworks/thanks.svg" }) {
      svg
    }
  }
`;
