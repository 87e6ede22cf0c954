import { css } from "@emotion/react";
import { useId, type ReactNode } from "react";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";
import { type } from "../../theme/typography";
import { Panel } from "./Panel";

const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[4]};
  h2 {
    ${type.title}
  }
  h2 + p {
    color: ${colors.muted};
  }
`;

type Props = { title: string; text: string; children: ReactNode; "data-wide"?: boolean };

/** A sheet with a title and a line on what it holds. */
export const TitledPanel = ({ title, text, children, ...rest }: Props) => {
  const id = useId();
  return (
    <Panel css={panel} aria-labelledby={id} {...rest}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </Panel>
  );
};
