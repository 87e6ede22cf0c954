import { css } from "@emotion/react";
import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SEARCH_LENGTH } from "../../../contract/deskLeads";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { type } from "../../theme/typography";
import { go } from "../address/useAddress";
import { useTexts } from "../deskTexts";
import { filterNames, LEAD } from "./leadFilters";

/** Milliseconds without a key before what is typed is searched for. */
const PAUSE = 250;

const field = css`
  position: relative;
  > svg {
    position: absolute;
    inset: 0 auto 0 ${space[3]};
    height: 100%;
    color: ${colors.muted};
    pointer-events: none;
  }
  input {
    ${type.caption}
    width: 100%;
    min-height: 2.5rem;
    padding: 0 2.75rem 0 2.25rem;
    border: 1px solid ${colors.control};
    border-radius: ${radii.control};
    background: ${colors.surface};
    @media (pointer: coarse) {
      min-height: 2.75rem;
      /* Below it a phone zooms into the field. */
      font-size: 1rem;
    }
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: ${colors.muted};
    opacity: 1;
  }
  button {
    position: absolute;
    inset: 0 0 0 auto;
    width: 2.5rem;
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;

/** Searches while one types. The search stands in the address: one step back takes it off, not one letter of it. */
export const SearchField = ({ value }: { value: string }) => {
  const { messages } = useTexts();
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Somebody went back, or took the filters off.
    if (value !== sent.current) setTyped(value);
    sent.current = value;
  }, [value]);

  useEffect(() => {
    if (typed === sent.current) return;
    const timer = setTimeout(() => {
      const replace = sent.current !== "";
      sent.current = typed;
      go({ [filterNames.search]: typed, [filterNames.page]: null, [LEAD]: null }, { replace });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search css={field}>
      <Search size="1rem" aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={messages.search}
        placeholder={messages.searchHint}
        autoComplete="off"
        maxLength={SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {typed && (
        <button
          type="button"
          aria-label={messages.clearSearch}
          onClick={() => {
            setTyped("");
            input.current?.focus();
          }}
        >
          <X size="1rem" aria-hidden />
        </button>
      )}
    </search>
  );
};
