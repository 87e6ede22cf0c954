import { css } from "@emotion/react";
import { useMemo, useState, type FormEvent } from "react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { useTexts } from "../deskTexts";
import { DeskButton } from "../components/DeskButton";
import { dayName, dayOf, noonOf, timeText } from "../time/dates";

const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  h3 {
    font-size: 1rem;
    font-weight: 600;
  }
`;

const days = css`
  display: grid;
  gap: ${space[4]};
  max-height: 18rem;
  padding: ${space[1]};
  overflow: auto;
  legend {
    margin-bottom: ${space[2]};
    padding: 0;
    color: ${colors.muted};
  }
  legend::first-letter {
    text-transform: uppercase;
  }
`;

const times = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
  gap: ${space[2]};
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 2.75rem;
    border: 1px solid ${colors.control};
    border-radius: ${radii.control};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  label:hover {
    border-color: ${colors.ink};
  }
  label:has(:checked) {
    border-color: ${colors.accent};
    background: ${colors.accent};
    color: ${colors.onAccent};
  }
  label:has(:focus-visible) {
    outline: 3px solid ${colors.accent};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    label:has(:checked) {
      outline: 3px solid Highlight;
    }
  }
`;

type Props = {
  slots: readonly { start: string }[];
  /** @param start of the chosen time */
  onChoose: (start: string) => void;
};

/** The free times, by day. */
export const SlotChoice = ({ slots, onChoose }: Props) => {
  const { appointments: texts } = useTexts();
  const [chosen, setChosen] = useState<string>();
  const byDay = useMemo(() => {
    const groups = new Map<string, string[]>();
    for (const { start } of slots)
      groups.set(dayOf(start), [...(groups.get(dayOf(start)) ?? []), start]);
    return [...groups];
  }, [slots]);
  if (byDay.length === 0) return <p>{texts.noSlots}</p>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen) onChoose(chosen);
  };
  return (
    <form css={form} onSubmit={submit}>
      <h3>{texts.slots}</h3>
      <div css={days}>
        {byDay.map(([day, starts]) => (
          <fieldset key={day}>
            <legend>{dayName(noonOf(day))}</legend>
            <div css={times}>
              {starts.map((start) => (
                <label key={start}>
                  <input
                    type="radio"
                    name="start"
                    checked={start === chosen}
                    onChange={() => setChosen(start)}
                  />
                  {timeText(start)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <DeskButton type="submit" appearance="primary" disabled={!chosen}>
        {texts.moveAction}
      </DeskButton>
    </form>
  );
};
