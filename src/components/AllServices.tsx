import { css } from "@emotion/react";
import type { ComponentProps } from "react";
import { useSharedContent } from "../hooks/useSharedContent";
import { phoneOnly } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { LinkList } from "../ui/LinkList";

type Props = { services: ComponentProps<typeof LinkList>["links"] };

const list = css`
  margin-top: ${space[3]};
  border-block: 2px solid ${colors.ink};
  ${phoneOnly}
  summary,
  a {
    display: block;
    padding-block: ${space[3]};
  }
  summary {
    display: flex;
    justify-content: space-between;
    font-weight: 600;
    &::after {
      content: "+" / "";
    }
  }
  &[open] summary::after {
    content: "−" / "";
  }
  li {
    border-top: 1px solid ${colors.line};
  }
`;

/** All services as links, on phones. */
export const AllServices = ({ services }: Props) => {
  const { navigation } = useSharedContent().interface;
  return (
    <details css={list}>
      <summary>{navigation.allServices}</summary>
      <LinkList links={services} />
    </details>
  );
};
