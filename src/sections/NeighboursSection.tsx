import { css } from "@emotion/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Container } from "../ui/Container";

type Neighbour = { readonly path: string; readonly title: string };

type Props = {
  label: string;
  previousLabel: string;
  nextLabel: string;
  previous: Neighbour | null;
  next: Neighbour | null;
};

const nav = css`
  border-block: 1px solid ${colors.line};
  ${screenOnly}
  > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]};
  }
  a,
  span {
    min-width: 0;
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space[4]};
    padding-block: ${space[5]};
    line-height: 1.3;
    text-decoration: none;
    outline-offset: -3px;
    &:hover strong {
      color: ${colors.accent};
    }
  }
  a + a {
    justify-content: flex-end;
    text-align: right;
  }
  svg {
    flex: none;
    color: ${colors.accent};
  }
  ${phone} {
    svg {
      display: none;
    }
  }
  small {
    display: block;
    ${type.caption}
    color: ${colors.muted};
  }
  strong {
    ${type.title}
  }
`;

/** Links to the previous and the next page. */
export const NeighboursSection = ({ label, previousLabel, nextLabel, previous, next }: Props) =>
  previous && next ? (
    <nav css={nav} aria-label={label}>
      <Container>
        <a href={previous.path}>
          <ArrowLeft aria-hidden />
          <span>
            <small>{previousLabel}</small>
            <strong>{previous.title}</strong>
          </span>
        </a>
        <a href={next.path}>
          <span>
            <small>{nextLabel}</small>
            <strong>{next.title}</strong>
          </span>
          <ArrowRight aria-hidden />
        </a>
      </Container>
    </nav>
  ) : null;
