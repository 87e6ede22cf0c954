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

/** Two wide, four high, and again: the art sets the rhythm. */
const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: ${space[6]} ${space[4]};
  --shape: 3 / 2;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[7]} ${space[5]};
  }
  ${from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    li {
      grid-column: span 2;
    }
    li:nth-of-type(6n + 3),
    li:nth-of-type(6n + 4),
    li:nth-of-type(6n + 5),
    li:nth-of-type(6n + 6) {
      grid-column: span 1;
      --shape: 3 / 4;
    }
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
        shape="large"
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
