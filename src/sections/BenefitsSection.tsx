import { css } from "@emotion/react";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { iconTile, alternatingIconColors } from "../theme/iconTile";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { Icon } from "../ui/Icon";
import { Unbroken } from "../ui/Unbroken";

type Props = { title: string; benefits: readonly Queries.IconCardFragment[] };

const layout = css`
  display: grid;
  gap: ${space[6]};
  h2 {
    ${type.headline}
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
`;

/** Ruled lines of a table of contents rather than cards: name, then what it means. */
const list = css`
  ${alternatingIconColors}
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space[2]} ${space[4]};
    padding-block: ${space[5]};
    border-top: 1px solid ${colors.line};
  }
  li:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  svg {
    ${iconTile}
  }
  h3 {
    ${type.title}
  }
  p {
    grid-column: 1 / -1;
    color: ${colors.muted};
  }
  ${from.tablet} {
    li {
      grid-template-columns: auto minmax(0, 4fr) minmax(0, 6fr);
      align-items: start;
    }
    p {
      grid-column: auto;
    }
  }
`;

/** What a sector gains, line by line. */
export const BenefitsSection = ({ title, benefits }: Props) => (
  <Band aria-labelledby="benefits-title">
    <div css={layout}>
      <h2 id="benefits-title">
        <Unbroken text={title} />
      </h2>
      <ul css={list}>
        {benefits.map(({ icon, title: name, description }) => (
          <li key={name}>
            <Icon body={icon.body} />
            <h3>
              <Unbroken text={name} />
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  </Band>
);
