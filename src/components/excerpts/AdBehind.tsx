import { css } from "@emotion/react";
import { AdPicture } from "../../deliverables/AdPicture";
import { space } from "../../theme/space";
import { adPost } from "./adPost";
import { fine, narrow, sheet } from "./sheets";

type Props = { ad: Queries.AdsExcerptFragment["ads"][number]; side: keyof typeof sides };

/** Of a post behind, what the one in front leaves to be seen: its words stand there. */
const SEEN = "27cqi";

const behind = css`
  top: 13cqb;
  width: 36cqi;
  > div {
    height: 58cqb;
    strong {
      width: calc(${SEEN} - ${space[4]});
      font-size: ${fine.text};
      line-height: 1.25;
      @container (max-width: 24rem) {
        font-size: ${fine.note};
      }
      ${narrow} {
        display: none;
      }
    }
  }
`;

const sides = {
  left: css`
    right: calc(100cqi - ${SEEN} - ${space[5]});
    > p {
      padding-left: calc(36cqi - ${SEEN} - ${space[5]} + ${space[3]});
    }
    > div strong {
      inset: ${space[2]} auto auto calc(36cqi - ${SEEN} - ${space[5]} + ${space[3]});
    }
  `,
  right: css`
    left: calc(100cqi - ${SEEN} - ${space[5]});
    > p {
      padding-left: calc(${space[5]} + ${space[2]});
    }
    > div strong {
      inset: ${space[2]} auto auto calc(${space[5]} + ${space[2]});
    }
  `,
};

/** A version that did not win, half behind the one that did. */
export const AdBehind = ({ ad, side }: Props) => (
  <div css={[sheet, adPost, behind, sides[side]]}>
    <AdPicture picture={ad.picture} hook={ad.hook} />
    <p>
      <b>{ad.figures.at(-1)}</b>
      {ad.verdict}
    </p>
  </div>
);
