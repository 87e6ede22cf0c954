import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { from } from "../theme/breakpoints";
import { headerHeight, space } from "../theme/space";
import { type } from "../theme/typography";
import { Container } from "../ui/Container";
import { Drawing } from "../ui/Drawing";

type Props = {
  title: string;
  /** Language of the title where it is not French. */
  titleLanguage?: string;
  artwork: string | null | undefined;
  children: ReactNode;
};

const layout = css`
  display: grid;
  align-items: center;
  gap: ${space[6]};
  min-height: calc(100svh - ${headerHeight});
  padding-block: ${space[7]};
  h1 {
    ${type.display}
    margin-bottom: ${space[4]};
  }
  p {
    ${type.lead}
    max-width: 34rem;
    margin-bottom: ${space[4]};
  }
  svg {
    width: 100%;
    height: auto;
  }
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-top: ${space[6]};
  > * {
    flex: 1 1 auto;
  }
  ${from.tablet} {
    > * {
      flex: none;
    }
  }
`;

/** A page that says one thing and where to go from there. */
export const MessagePage = ({ title, titleLanguage, artwork, children }: Props) => (
  <Container css={layout}>
    <div>
      <h1 lang={titleLanguage}>{title}</h1>
      {children}
    </div>
    <Drawing svg={artwork} />
  </Container>
);

/** The ways on, side by side. */
export const MessageActions = ({ children }: { children: ReactNode }) => (
  <div css={actions}>{children}</div>
);
