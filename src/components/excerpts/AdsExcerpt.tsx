import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { AdPicture } from "../../deliverables/AdPicture";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { AdBehind } from "./AdBehind";
import { adPost } from "./adPost";
import { compact, fine, narrow, sheet } from "./sheets";

type Props = { test: Queries.AdsExcerptFragment };

const winner = css`
  inset: ${space[4]} 27cqi -${space[4]};
  display: flex;
  flex-direction: column;
  > div {
    flex: 1;
    height: auto;
    svg {
      width: 86%;
      margin-inline: auto;
    }
    strong {
      inset: ${space[2]} ${space[3]} auto;
      font-size: 1.125rem;
      ${compact} {
        font-size: 1rem;
        line-height: 1.1;
      }
    }
  }
  b {
    margin: 0;
    font-size: 1.75rem;
  }
`;

const head = css`
  && {
    padding-block: ${space[2]};
    line-height: 1.3;
    ${compact} {
      display: none;
    }
  }
  small {
    display: block;
    font-size: ${fine.note};
    color: ${colors.muted};
  }
`;

const verdictStyle = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  && {
    padding-bottom: calc(${space[3]} + ${space[4]});
  }
  /* Circled by hand, as on a contact sheet. */
  span {
    padding: ${space[1]} ${space[2]};
    border: 2px solid ${colors.warm};
    border-radius: 50% 46% 52% 48% / 60% 55% 58% 52%;
    font-weight: 600;
    white-space: nowrap;
    rotate: -3deg;
    ${narrow} {
      font-size: ${fine.note};
    }
  }
`;

/** Three versions of an ad: the one that won in front, between the two others. */
export const AdsExcerpt = ({ test: { account, mark, ads } }: Props) => {
  const won = ads.find(({ kept }) => kept) ?? ads.at(-1);
  const [one, two] = ads.filter((ad) => ad !== won);
  return (
    <>
      {one && <AdBehind ad={one} side="left" />}
      {two && <AdBehind ad={two} side="right" />}
      {won && (
        <div css={[sheet, adPost, winner]}>
          <p css={head}>
            <strong>{account}</strong>
            <small>{mark}</small>
          </p>
          <AdPicture picture={won.picture} hook={won.hook} />
          <p css={verdictStyle}>
            <b>{won.figures.at(-1)}</b>
            <span>{won.verdict}</span>
          </p>
        </div>
      )}
    </>
  );
};

export const adsExcerptFragment = graphql`
  fragment AdsExcerpt on AdTest {
    account
    mark
    ads {
      picture
      hook
      figures
      verdict
      kept
    }
  }
`;
