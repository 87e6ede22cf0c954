import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { colors } from "../theme/colors";
import { type Ground, grounds } from "../theme/grounds";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Ad } from "./excerpts/Ad";
import { Chat } from "./excerpts/Chat";
import { Lines } from "./excerpts/Lines";
import { Spans } from "./excerpts/Spans";
import { Versions } from "./excerpts/Versions";
import { Weeks } from "./excerpts/Weeks";

type Props = { deliverable: Queries.ServiceExcerptFragment; ground: Ground };

/** A detail of a sheet, all of one height. */
const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  height: 13rem;
  overflow: hidden;
  padding: ${space[4]} clamp(${space[4]}, 2vw, ${space[5]});
  ${type.caption}
  font-variant-numeric: tabular-nums;
  ${screenOnly}
`;

const detail = ({
  searchAccount,
  adTest,
  conversation,
  storyboard,
  dashboard,
  workflow,
  citedPage,
  speedTrace,
  modelCard,
}: Queries.ServiceExcerptFragment) => {
  if (searchAccount) {
    const { query, ad } = searchAccount;
    return <Ad query={query} source={`${ad.mark}, ${ad.company}`} title={ad.title} />;
  }
  if (adTest)
    return (
      <Versions
        versions={adTest.ads.map(({ hook, figures, verdict, kept }) => ({
          name: hook,
          figure: figures.at(-1),
          verdict,
          kept: kept === true,
        }))}
      />
    );
  if (conversation) {
    const [asked, answered] = conversation.chat.messages;
    return asked && answered && <Chat asked={asked.text} answered={answered.text} />;
  }
  if (storyboard)
    return (
      <Spans
        length={storyboard.seconds}
        rows={storyboard.cuts.map(({ name, parts }) => ({ name, spans: parts }))}
      />
    );
  if (dashboard) {
    const [figure] = dashboard.figures;
    return figure && <Weeks {...figure} weeks={dashboard.weeks} />;
  }
  if (workflow)
    return <Lines rows={workflow.log.slice(0, 3).map(({ at, text }) => ({ mark: at, text }))} />;
  if (citedPage)
    return (
      <Lines rows={citedPage.answer.map(({ mark, text }) => ({ mark: String(mark), text }))} />
    );
  if (speedTrace)
    return (
      <Spans
        length={speedTrace.duration}
        rows={speedTrace.requests.map(({ name, from, to }) => ({ name, spans: [{ from, to }] }))}
      />
    );
  if (modelCard)
    return (
      <Spans
        length={Math.max(
          ...modelCard.versions.map(({ juste, silence, faux }) => juste + silence + faux),
        )}
        rows={modelCard.versions.map(({ name, juste, silence, faux }) => ({
          name,
          spans: [
            { from: 0, to: juste },
            { from: juste, to: juste + silence, color: colors.line },
            { from: juste + silence, to: juste + silence + faux, color: colors.warm },
          ],
        }))}
      />
    );
  return null;
};

/** A detail of what the client of a service receives; the words are those of the service's page, so it is not read out. */
export const ServiceExcerpt = ({ deliverable, ground }: Props) => (
  <figure css={[frame, grounds[ground]]} aria-hidden="true">
    {detail(deliverable)}
  </figure>
);

export const serviceExcerptFragment = graphql`
  fragment ServiceExcerpt on ServiceDeliverable {
    searchAccount {
      query
      ad {
        mark
        company
        title
      }
    }
    adTest {
      ads {
        hook
        figures
        verdict
        kept
      }
    }
    conversation {
      chat {
        messages {
          text
        }
      }
    }
    storyboard {
      seconds
      cuts {
        name
        parts {
          from
          to
        }
      }
    }
    dashboard {
      figures {
        label
        value
      }
      weeks {
        name
        orders
      }
    }
    workflow {
      log {
        at
        text
      }
    }
    citedPage {
      answer {
        mark
        text
      }
    }
    speedTrace {
      duration
      requests {
        name
        from
        to
      }
    }
    modelCard {
      versions {
        name
        juste
        silence
        faux
      }
    }
  }
`;
