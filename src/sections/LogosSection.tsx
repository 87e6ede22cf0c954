import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { SampleMark } from "../components/SampleMark";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { Picture } from "../ui/Picture";

type Props = {
  title: string;
  logos: readonly Queries.ClientLogoFragment[];
  sampleLabel: string;
};

/** The questions follow on the same ground. */
const band = css`
  padding-bottom: 0;
`;

const heading = css`
  ${type.title}
  text-align: center;
  margin-bottom: ${space[6]};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[6]} ${space[7]};
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[2]};
    justify-items: center;
    color: ${colors.muted};
  }
  ${phone} {
    column-gap: ${space[5]};
    li {
      flex: 0 0 calc(50% - ${space[5]});
    }
  }
`;

const sampleNote = css`
  margin-top: ${space[5]};
  text-align: center;
`;

/** A row of client logos; samples among them are said once. */
export const LogosSection = ({ title, logos, sampleLabel }: Props) => (
  <Band aria-labelledby="logos-title" css={band}>
    <h2 id="logos-title" css={heading}>
      {title}
    </h2>
    <ul css={row}>
      {logos.map(({ image, alt }) => (
        <li key={alt}>
          <Picture image={image.childImageSharp?.gatsbyImageData} alt={alt} />
        </li>
      ))}
    </ul>
    {logos.some(({ sample }) => sample) && (
      <p css={sampleNote}>
        <SampleMark label={sampleLabel} />
      </p>
    )}
  </Band>
);

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
