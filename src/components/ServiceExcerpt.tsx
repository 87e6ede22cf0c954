import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from, phone } from "../theme/breakpoints";
import { type Ground, grounds } from "../theme/grounds";
import { screenOnly } from "../theme/print";
import { AdsExcerpt } from "./excerpts/AdsExcerpt";
import { AnswerExcerpt } from "./excerpts/AnswerExcerpt";
import { BoardExcerpt } from "./excerpts/BoardExcerpt";
import { BranchesExcerpt } from "./excerpts/BranchesExcerpt";
import { NotesExcerpt } from "./excerpts/NotesExcerpt";
import { SearchExcerpt } from "./excerpts/SearchExcerpt";
import { fine } from "./excerpts/sheets";
import { ShotsExcerpt } from "./excerpts/ShotsExcerpt";
import { TalkExcerpt } from "./excerpts/TalkExcerpt";
import { WindowExcerpt } from "./excerpts/WindowExcerpt";

type Props = {
  /** Tells the excerpts of a page apart. */
  region: string;
  deliverable: Queries.ServiceExcerptFragment;
  ground: Ground;
};

/** All of one height; sheets lie in it, cut by its edge, by its own width and height. */
const frame = css`
  position: relative;
  justify-self: stretch;
  align-self: start;
  aspect-ratio: 416 / 304;
  min-height: 15rem;
  overflow: hidden;
  font-size: ${fine.text};
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  ${phone} {
    align-self: stretch;
    aspect-ratio: auto;
    min-height: 15rem;
  }
  ${from.desktop} {
    align-self: stretch;
    aspect-ratio: auto;
    min-height: 18rem;
  }
  > div {
    position: absolute;
    inset: 0;
    container-type: size;
  }
  ${screenOnly}
`;

/** A detail of what the client of a service receives, its words those of the service's page; drawn at the build only (components/Prerendered). */
export const ServiceExcerpt = ({ region, deliverable, ground }: Props) => (
  <figure css={[frame, grounds[ground]]} data-prerendered={region} aria-hidden="true">
    <div>
      {deliverable.searchAccount && <SearchExcerpt account={deliverable.searchAccount} />}
      {deliverable.adTest && <AdsExcerpt test={deliverable.adTest} />}
      {deliverable.conversation && <TalkExcerpt talk={deliverable.conversation} />}
      {deliverable.storyboard && <ShotsExcerpt film={deliverable.storyboard} />}
      {deliverable.dashboard && <BoardExcerpt board={deliverable.dashboard} />}
      {deliverable.workflow && <BranchesExcerpt flow={deliverable.workflow} />}
      {deliverable.citedPage && <AnswerExcerpt cited={deliverable.citedPage} />}
      {deliverable.speedTrace && <WindowExcerpt trace={deliverable.speedTrace} />}
      {deliverable.modelCard && <NotesExcerpt card={deliverable.modelCard} />}
    </div>
  </figure>
);

export const serviceExcerptFragment = graphql`
  fragment ServiceExcerpt on ServiceDeliverable {
    searchAccount {
      ...SearchExcerpt
    }
    adTest {
      ...AdsExcerpt
    }
    conversation {
      ...TalkExcerpt
    }
    storyboard {
      ...ShotsExcerpt
    }
    dashboard {
      ...BoardExcerpt
    }
    workflow {
      ...BranchesExcerpt
    }
    citedPage {
      ...AnswerExcerpt
    }
    speedTrace {
      ...WindowExcerpt
    }
    modelCard {
      ...NotesExcerpt
    }
  }
`;
