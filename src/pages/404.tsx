import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { MessageActions, MessagePage } from "../components/MessagePage";
import { Seo } from "../components/Seo";
import { ButtonLink } from "../ui/Button";

const NotFoundPage = ({ data }: PageProps<Queries.NotFoundPageQuery>) => {
  const texts = data.interface?.notFound;

  if (!texts) return null;
  return (
    <Layout>
      <Seo path="/404" listed={false} {...texts.seo} />
      <MessagePage
        title={texts.title}
        titleLanguage={texts.titleLanguage}
        artwork={data.artwork?.svg}
      >
        {/* The page's script logs the missing path (src/inline/page.ts). */}
        <p data-missing-page="">{texts.text}</p>
        <MessageActions>
          <ButtonLink href="/">{texts.home}</ButtonLink>
          <ButtonLink href="/#services" appearance="secondary">
            {texts.services}
          </ButtonLink>
          <ButtonLink href="/#contact" appearance="secondary">
            {texts.contact}
          </ButtonLink>
        </MessageActions>
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
