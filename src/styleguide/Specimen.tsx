import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Container } from "../ui/Container";

type Props = { name: string; children: ReactNode };

const block = css`
  padding-block: ${space[6]};
  border-top: 1px solid ${colors.line};
  h2 {
    ${type.heading}
    margin-bottom: ${space[5]};
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};
  margin-bottom: ${space[4]};
`;

/** One token scale or one component of the style guide, under its name in the code. */
export const Specimen = ({ name, children }: Props) => (
  <Container>
    <section css={block} data-specimen={name}>
      <h2>{name}</h2>
      {children}
    </section>
  </Container>
);

/** Samples side by side. */
export const SpecimenRow = ({ children }: { children: ReactNode }) => (
  <div css={row}>{children}</div>
);
