import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ArrowRight } from "lucide-react";
import { colors } from "../theme/colors";
import { durations, riseOnScroll } from "../theme/motion";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { haloOf, type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";

type Props = { service: Queries.ServiceCardFragment; action: string };

const card = css`
  ${riseOnScroll}
  container-type: inline-size;
  height: 100%;
`;

const surface = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  overflow: clip;
  border: 1px solid ${colors.line};
  border-radius: ${radii.card};
  background: ${colors.surface};
  transition: border-color ${durations.quick}ms;
  &:hover {
    border-color: ${colors.accent};
  }
  &:focus-within {
    border-color: ${colors.accent};
  }
  @container (min-width: 34rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  @container (min-width: 45rem) {
    grid-template-columns: 2fr 3fr;
  }
`;

const picture = css`
  background: ${colors.tint};
  border-bottom: 1px solid ${colors.line};
  svg {
    width: 100%;
    height: auto;
  }
  text:not([fill*="surface"]) {
    ${haloOf(colors.tint)}
  }
  @container (min-width: 34rem) {
    order: 2;
    display: grid;
    align-items: center;
    border-bottom: 0;
    border-left: 1px solid ${colors.line};
  }
`;

const words = css`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[5]};
  h3 {
    ${type.title}
  }
  p {
    color: ${colors.muted};
  }
  @container (min-width: 34rem) {
    justify-content: center;
  }
  @container (min-width: 45rem) {
    padding: ${space[6]};
    h3 {
      ${type.heading}
    }
    p {
      ${type.lead}
    }
  }
`;

/** The link of the title covers the whole card: one target with a short name. */
const link = css`
  text-decoration: none;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const actionStyle = css`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  margin-top: auto;
  padding-top: ${space[3]};
  ${screenOnly}
  font-weight: 600;
  color: ${colors.accent};
  svg {
    transition: translate ${durations.quick}ms;
  }
  article:hover & svg {
    translate: ${space[1]} 0;
  }
  @container (min-width: 34rem) {
    margin-top: 0;
  }
`;

/** One service: artwork, title, short description and the way in. */
export const ServiceCard = ({ service, action }: Props) => (
  <div css={card}>
    <article css={surface}>
      <Drawing svg={service.artwork} css={picture} />
      <div css={words}>
        <h3>
          <a href={service.path} css={link}>
            {service.title}
          </a>
        </h3>
        <p>{service.summary}</p>
        <span css={actionStyle} aria-hidden="true">
          {action}
          <ArrowRight size="1.125rem" />
        </span>
      </div>
    </article>
  </div>
);

export const serviceCardFragment = graphql`
  fragment ServiceCard on Service {
    path
    title
    summary
    artwork
  }
`;
