import { graphql, type PageProps } from "gatsby";
import { Layout } from "../components/Layout";
import { MessageActions, MessagePage } from "../components/MessagePage";
import { Seo } from "../components/Seo";
import { ButtonLink } from "../ui/Button";

const ThanksPage = ({ data }: PageProps<Queries.ThanksPageQuery>) => {
  const texts = data.interface?.thanks;
  if (!texts) return null;
  return (
    <Layout>
      <Seo path="/merci" listed={false} {...texts.seo} />
      <MessagePage title={texts.title} artwork={data.artwork?.svg}>
        <p>{texts.text}</p>
        <p>{texts.next}</p>
        <MessageActions>
          <ButtonLink href="/">{texts.home}</ButtonLink>
          <ButtonLink href="/#services" appearance="secondary">
            {texts.services}
          </ButtonLink>
        </MessageActions>
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
