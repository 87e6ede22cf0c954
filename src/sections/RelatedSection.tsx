import { css } from "@emotion/react";
import { graphql } from "gatsby";
import ArrowRight from "lucide-react/icons/arrow-right";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { filledRows } from "../theme/filledRows";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Icon } from "../ui/Icon";

type Props = { title: string; entries: readonly Queries.RelatedOfferFragment[] };

const list = css`
  ${filledRows}
  ${from.desktop} {
    &:has(> :nth-of-type(3):last-of-type) {
      --columns: 3;
    }
  }
`;

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[2]} ${space[3]};
  align-items: center;
  align-content: start;
  height: 100%;
  padding: ${space[5]} ${space[4]};
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
  text-decoration: none;
  svg {
    color: ${colors.accent};
  }
  &:hover {
    border-color: ${colors.accent};
    background: ${colors.accentSoft};
  }
  strong {
    ${type.title}
  }
  span {
    grid-area: 2 / 1 / auto / -1;
    color: ${colors.muted};
  }
`;

/** The sectors of a service, or the services of a sector, as links. */
export const RelatedSection = ({ title, entries }: Props) => (
  <Band tone="tint" aria-labelledby="related-title">
    <BandHeading id="related-title" title={title} />
    <ul css={list}>
      {entries.map(({ path, title: name, summary, icon }) => (
        <li key={path}>
          <a href={path} css={row}>
            <Icon body={icon.body} size={28} />
            <strong>{name}</strong>
            <span>{summary}</span>
            <ArrowRight size="1.5rem" aria-hidden />
          </a>
        </li>
      ))}
    </ul>
  </Band>
);

export const relatedOfferFragment = graphql`
  fragment RelatedOffer on Offer {
    path
    title
    summary
    icon {
      body
    }
  }
`;
