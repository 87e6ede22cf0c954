import { graphql, type PageProps } from "gatsby";
import { Suspense, useMemo } from "react";
import { Helmet } from "react-helmet";
import { Desk } from "../desk/Desk";
import { DeskOpening } from "../desk/DeskOpening";
import { DeskPagesContext } from "../desk/deskPages";
import { DeskTextsContext } from "../desk/deskTexts";
import { useHydrated } from "../hooks/useHydrated";
import { GlobalStyles } from "../theme/GlobalStyles";
import { themeColors } from "../theme/colors";

/** The team's desk. The HTML holds no data of anybody: all of it comes by requests, once somebody has signed in. */
const DeskPage = ({ data }: PageProps<Queries.DeskPageQuery>) => {
  const isHere = useHydrated();
  const { desk: texts, wordmark, services, sectors } = data;
  const titles = useMemo(
    () => new Map([...services.nodes, ...sectors.nodes].map(({ path, title }) => [path, title])),
    [services, sectors],
  );
  if (!texts) return null;
  return (
    <DeskTextsContext value={texts}>
      <GlobalStyles />
      <Helmet>
        <title>{texts.page.title}</title>
        <meta name="robots" content="noindex, nofollow" />
        <meta
          name="theme-color"
          media="(prefers-color-scheme: light)"
          content={themeColors.light}
        />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </Helmet>
      <Suspense>
        <DeskPagesContext value={titles}>
          {isHere ? (
            <Desk wordmark={wordmark?.svg ?? undefined} />
          ) : (
            <DeskOpening texts={texts.page} />
          )}
        </DeskPagesContext>
      </Suspense>
    </DeskTextsContext>
  );
};

export default DeskPage;

export const query = graphql`
  query DeskPage {
    desk {
      page {
        title
        loading
        noScript
      }
      signIn {
        ...DeskSignInTexts
      }
      shell {
        ...DeskShellTexts
      }
      messages {
        ...DeskMessagesTexts
      }
      lead {
        ...DeskLeadTexts
      }
      appointments {
        ...DeskAppointmentsTexts
      }
      figures {
        ...DeskFiguresTexts
      }
      account {
        ...DeskAccountTexts
      }
    }
    services: allService(sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
    sectors: allSector(sort: { order: ASC }) {
      nodes {
        path
        title
      }
    }
    wordmark: file(relativePath: { eq: "brand/wordmark.svg" }) {
      svg
    }
  }
`;
