import { css } from "@emotion/react";
import { Check } from "lucide-react";
import type { LeadEntry } from "../../../contract/deskLeads";
import { colors } from "../../theme/colors";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { useTexts } from "../deskTexts";
import type { Tone } from "../components/Badge";
import { durationText, roughDuration } from "../time/durations";
import { promiseState } from "./promise";

const RADIUS = 8;
const ROUND = 2 * Math.PI * RADIUS;

const strokes: Record<Tone, string> = {
  plain: colors.control,
  accent: colors.accent,
  warm: colors.warm,
  danger: colors.danger,
  success: colors.success,
};

const mark = css`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  font-size: 0.8125rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-tone="danger"] {
    color: ${colors.danger};
  }
  &[data-tone="success"],
  &[data-tone="plain"] {
    color: ${colors.muted};
    font-weight: 400;
  }
  svg {
    flex: none;
  }
`;

type Props = {
  lead: Pick<LeadEntry, "receivedAt" | "dueAt" | "answeredAt">;
  now: number;
  /** Whether the time is told in full. */
  full?: boolean;
};

/** How much of the 24 hours is gone, as a dial and in words. */
export const PromiseMark = ({ lead, now, full = false }: Props) => {
  const { messages } = useTexts();
  const state = promiseState(lead, now);
  if (!state) return null;
  const { kind, tone, span, share } = state;
  const words = { waiting: messages.left, late: messages.late, answered: messages.answeredIn }[
    kind
  ];
  const time = full ? durationText(span) : roughDuration(span);
  return (
    <span css={mark} data-tone={tone}>
      {kind === "answered" ? (
        <Check size="1rem" aria-hidden color={strokes[tone]} />
      ) : (
        <svg viewBox="0 0 20 20" width="1rem" height="1rem" fill="none" aria-hidden="true">
          <circle cx="10" cy="10" r={RADIUS} stroke={colors.line} strokeWidth="3.5" />
          <circle
            cx="10"
            cy="10"
            r={RADIUS}
            stroke={strokes[tone]}
            strokeWidth="3.5"
            strokeDasharray={`${share * ROUND} ${ROUND}`}
            transform="rotate(-90 10 10)"
          />
        </svg>
      )}
      {kind === "waiting" && !full ? <VisuallyHidden>{`${words} `}</VisuallyHidden> : `${words} `}
      {time}
    </span>
  );
};
