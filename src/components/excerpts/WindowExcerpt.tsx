import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PagePreview } from "../../deliverables/PagePreview";
import { radii, space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";
import { beyond, compact, fine, inkSheet, sheet } from "./sheets";

type Props = { trace: Queries.WindowExcerptFragment };

/** The page in its window, larger than the frame. */
const windowStyle = css`
  inset: ${space[4]} ${beyond} ${beyond} ${space[5]};
  border-radius: calc(1.5 * ${radii.card});
  > div {
    height: 100%;
  }
  > div > p {
    padding: ${space[2]} ${space[7]} ${space[2]} ${space[4]};
    font-size: ${fine.note};
  }
  ${compact} {
    > div > p:nth-of-type(2) {
      display: none;
    }
  }
  > div > p:nth-of-type(2) strong {
    font-size: ${fine.text};
  }
  > div > div:first-of-type {
    padding: 0 ${space[7]} ${space[3]} ${space[4]};
    ${compact} {
      padding-top: ${space[3]};
    }
    strong {
      font-size: clamp(1.375rem, 7cqi, 1.75rem);
    }
    p,
    span {
      display: none;
    }
  }
  > div > div:last-of-type {
    min-height: 0;
  }
`;

const totalsStyle = css`
  right: ${beyond};
  bottom: ${beyond};
  display: flex;
  gap: ${space[4]};
  padding: ${space[3]} ${space[6]} calc(${space[3]} + ${space[4]}) ${space[4]};
  p {
    display: flex;
    align-items: baseline;
    gap: ${space[2]};
    font-size: ${fine.note};
    ${compact} {
      font-size: 0;
    }
  }
  b {
    ${type.figure}
    font-size: ${sizes.title};
    white-space: nowrap;
  }
`;

/** The page that was made, when it was all there, and what it weighs. */
export const WindowExcerpt = ({ trace: { page, moments, totals } }: Props) => {
  const arrived = moments.at(-1);
  const [weight] = totals;
  return (
    <>
      <div css={[sheet, windowStyle]}>
        <PagePreview page={page} />
      </div>
      <div css={[inkSheet, totalsStyle]}>
        <p>
          <b>{arrived?.at}</b>
          {arrived?.what}
        </p>
        <p>
          <b>{weight?.value}</b>
          {weight?.label}
        </p>
      </div>
    </>
  );
};

export const windowExcerptFragment = graphql`
  fragment WindowExcerpt on SpeedTrace {
    page {
      address
      brand
      menu
      title
      text
      action
    }
    moments {
      at
      what
    }
    totals {
      label
      value
    }
  }
`;
