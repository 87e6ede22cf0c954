import { css } from "@emotion/react";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { phone } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Container } from "../ui/Container";

type Props = Pick<Queries.OfferPageFragment, "previous" | "next"> & {
  label: string;
  texts: { previous: string; next: string };
};

const nav = css`
  border-block: 1px solid ${colors.line};
  ${screenOnly}
  > div {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space[5]};
  }
  a {
    flex: 1 0 0;
    min-width: min-content;
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
  small {
    display: block;
    ${type.note}
  }
  strong {
    ${type.title}
    overflow-wrap: normal;
  }
  ${phone} {
    a {
      align-items: start;
    }
    svg {
      display: none;
    }
    strong {
      font-size: ${sizes.body};
    }
  }
`;

/** Links to the previous and the next page. */
export const NeighboursSection = ({ label, texts, previous, next }: Props) =>
  previous && next ? (
    <nav css={nav} aria-label={label}>
      <Container>
        <a href={previous.path}>
          <ArrowLeft aria-hidden />
          <span>
            <small>{texts.previous}</small>
            <strong>{previous.title}</strong>
          </span>
        </a>
        <a href={next.path}>
          <span>
            <small>{texts.next}</small>
            <strong>{next.title}</strong>
          </span>
          <ArrowRight aria-hidden />
        </a>
      </Container>
    </nav>
  ) : null;
