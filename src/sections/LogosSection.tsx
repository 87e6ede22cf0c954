import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SampleMark } from "../components/SampleMark";
import { useSharedContent } from "../hooks/useSharedContent";
import { from, phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";

type Props = {
  title: string;
  logos: readonly Queries.ClientLogoFragment[];
};

const heading = css`
  margin-bottom: ${space[6]};
  h2 {
    ${type.title}
    margin-top: ${space[3]};
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[6]} ${space[7]};
  padding-block: ${space[6]};
  border-block: 2px solid ${colors.ink};
  ${from.desktop} {
    flex-wrap: nowrap;
    justify-content: space-between;
    column-gap: ${space[5]};
  }
  ${phone} {
    column-gap: ${space[5]};
    li {
      flex: 0 0 calc(50% - ${space[5]});
    }
  }
`;

/** A row of client logos. While one is a sample, mark and title say so before the row. */
export const LogosSection = ({ title, logos }: Props) => {
  const { sampleLogos, sampleMark } = useSharedContent().interface.sector;
  const isSample = logos.some(({ sample }) => sample);
  return (
    <Band aria-labelledby="logos-title">
      <div css={heading}>
        {isSample && <SampleMark label={sampleMark} />}
        <h2 id="logos-title">{isSample ? sampleLogos : title}</h2>
      </div>
      <ul css={row}>
        {logos.map(({ image, alt }) => (
          <li key={alt}>
            <Picture image={image.childImageSharp?.gatsbyImageData} alt={alt} />
          </li>
        ))}
      </ul>
    </Band>
  );
};

export const clientLogoFragment = graphql`
  fragment ClientLogo on SectorLogo {
    alt
    sample
    image {
      childImageSharp {
        gatsbyImageData(
          width: 200
          placeholder: NONE
          formats: [PNG]
          pngOptions: { quality: 60 }
          layout: FIXED
        )
      }
    }
  }
`;
