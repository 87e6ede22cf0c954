import { css } from "@emotion/react";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { HousePicture } from "./HousePicture";

type Props = Pick<Queries.SpeedTraceFragment, "page">;

const windowStyle = css`
  /* A picture looks the same by night. */
  color-scheme: light;
  color: ${colors.ink};
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: calc(1.5 * ${radii.card});
  background: ${colors.surface};
  box-shadow: 0 0 0 1px ${colors.line};
`;

const address = css`
  padding: ${space[2]} ${space[5]};
  background: ${colors.ink};
  color: ${colors.paper};
  ${type.caption}
`;

const menu = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
  padding: ${space[4]} ${space[5]};
  ${type.caption}
  strong {
    margin-right: auto;
    font-size: 1.125rem;
  }
`;

const body = css`
  padding: ${space[5]} ${space[5]} ${space[6]};
  strong {
    display: block;
    max-width: 14ch;
    ${type.headline}
  }
  p {
    max-width: 34rem;
    margin-block: ${space[4]};
  }
  span {
    display: inline-block;
    padding-bottom: ${space[1]};
    border-bottom: 2px solid ${colors.warm};
    font-weight: 600;
  }
`;

const picture = css`
  flex: 1;
  min-height: 14rem;
  svg {
    width: 100%;
    height: 100%;
  }
`;

/** The page that was made, in its window. */
export const PagePreview = ({ page }: Props) => (
  <div css={windowStyle}>
    <p css={address}>{page.address}</p>
    <p css={menu}>
      <strong>{page.brand}</strong>
      {page.menu.map((entry, index) => (
        <span key={index}>{entry}</span>
      ))}
    </p>
    <div css={body}>
      <strong>{page.title}</strong>
      <p>{page.text}</p>
      <span>{page.action}</span>
    </div>
    <div css={picture}>
      <HousePicture />
    </div>
  </div>
);
