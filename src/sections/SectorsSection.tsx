import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SectorCard } from "../components/SectorCard";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

type Props = {
  home: Queries.SectorsSectionFragment;
  sectors: readonly Queries.SectorCardFragment[];
};

/** In pairs; on wide screens two wide cards, then rows of three. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};
  ${from.tablet} {
    gap: ${space[7]} ${space[5]};
  }
  ${from.laptop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    li {
      grid-column: span 2;
    }
    li:nth-of-type(8n + 1),
    li:nth-of-type(8n + 2) {
      grid-column: span 3;
    }
  }
`;

/** The sectors, each with a link to its page. */
export const SectorsSection = ({ home, sectors }: Props) => (
  <Band id="secteurs" tabIndex={-1} tone="ink" aria-labelledby="sectors-title">
    <BandHeading id="sectors-title" {...home.sectors} shape="large" />
    <ul css={grid}>
      {sectors.map((sector) => (
        <li key={sector.path}>
          <SectorCard sector={sector} action={home.sectors.action} />
        </li>
      ))}
    </ul>
  </Band>
);

export const sectorsSectionFragment = graphql`
  fragment SectorsSection on Home {
    sectors {
      title
      text
      action
    }
  }
`;
