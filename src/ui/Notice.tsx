import { css, type SerializedStyles } from "@emotion/react";
import X from "lucide-react/icons/x";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";

type Tone = "success" | "destructive";

type Props = {
  tone: Tone;
  title: string;
  text: string;
  /** Other means of contact, if any. */
  alternative?: string;
  closeLabel: string;
  onClose: () => void;
};

const notice = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid;
  border-left-width: ${space[2]};
  border-radius: ${radii.card};
  color: ${colors.ink};
  p:not(:first-of-type) {
    grid-column: 1 / -1;
  }
`;

const tones: Record<Tone, SerializedStyles> = {
  success: css`
    border-color: ${colors.success};
    background: ${colors.successSoft};
  `,
  destructive: css`
    border-color: ${colors.danger};
    background: ${colors.dangerSoft};
  `,
};

const titleStyle = css`
  font-weight: 700;
`;

const close = css`
  grid-area: 1 / 2;
  display: grid;
  place-items: center;
  width: ${space[6]};
  height: ${space[6]};
  border-radius: ${radii.control};
  &:hover {
    background: ${colors.surface};
  }
`;

/** A message that the visitor can dismiss. Put it into a live region to have it announced. */
export const Notice = ({ tone, title, text, alternative, closeLabel, onClose }: Props) => (
  <div css={[notice, tones[tone]]} data-tone={tone}>
    <p css={titleStyle}>{title}</p>
    <p>{text}</p>
    {alternative && <p>{alternative}</p>}
    <button type="button" css={close} aria-label={closeLabel} onClick={onClose}>
      <X size="1.125rem" aria-hidden />
    </button>
  </div>
);
