import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { IndexLink } from "../components/IndexLink";
import { SectorCard } from "../components/SectorCard";
import { useIndexLinks } from "../hooks/useMenuLinks";
import { from } from "../theme/breakpoints";
import { space } from "../theme/space";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";

type Props = {
  home: Queries.SectorsSectionFragment;
  sectors: readonly Queries.SectorCardFragment[];
};

const grid = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.laptop} {
    grid-template-columns: repeat(auto-fit, minmax(max(13rem, 25% - ${space[5]}), 1fr));
    gap: ${space[5]};
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The sectors, each with its cover and the way to its page. */
export const SectorsSection = ({ home, sectors }: Props) => {
  const index = useIndexLinks();
  return (
    <Band id="secteurs" tabIndex={-1} tone="ink" aria-labelledby="sectors-title">
      <BandHeading
        id="sectors-title"
        kicker={home.sectors.kicker}
        title={home.sectors.title}
        text={home.sectors.text}
      />
      <ul css={grid}>
        {sectors.map((sector) => (
          <li key={sector.path}>
            <SectorCard sector={sector} action={home.sectors.action} />
          </li>
        ))}
      </ul>
      <IndexLink to={index.sectors} />
    </Band>
  );
};

export const sectorsSectionFragment = graphql`
  fragment SectorsSection on Home {
    sectors {
      kicker
      title
      text
      action
    }
  }
`;
