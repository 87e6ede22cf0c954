import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { space } from "../theme/space";

type Props = { services: readonly { readonly path: string; readonly title: string }[] };

const list = css`
  margin-top: ${space[3]};
  border-block: 2px solid ${colors.ink};
  ${from.tablet} {
    display: none;
  }
  ${screenOnly}
  summary,
  a {
    display: block;
    padding-block: ${space[3]};
  }
  summary {
    display: flex;
    justify-content: space-between;
    font-weight: 600;
    cursor: pointer;
    &::after {
      content: "+" / "";
    }
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
      <ul>
        {services.map(({ path, title }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  );
};
