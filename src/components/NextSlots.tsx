import { css } from "@emotion/react";
import { escapeHtml } from "../../contract/escapeHtml";
import { useSharedContent } from "../hooks/useSharedContent";
import { functionUrl } from "../requests/functionUrl";
import { colors } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Fragment } from "../ui/Fragment";

/** As tall with three slots as without, under a title of one line or, with the name of a zone, two: nothing moves when they come. */
const place = css`
  display: grid;
  gap: ${space[2]};
  width: 100%;
  min-height: calc(${space[7]} + 3 * ${space[6]} + 3 * ${space[2]});
  p {
    ${type.caption}
    display: flex;
    align-items: flex-end;
    min-height: ${space[7]};
    color: ${colors.muted};
  }
  &[data-fragment] {
    align-content: center;
    padding: ${space[4]} ${space[5]};
    border-radius: ${radii.control};
    background: ${colors.surface};
    p {
      display: block;
      min-height: 0;
      ${type.body}
      line-height: 1.4;
      color: ${colors.ink};
    }
    @media (scripting: none) {
      display: none;
    }
  }
  ul {
    display: grid;
    gap: ${space[2]};
  }
  li {
    min-height: ${space[6]};
  }
  a {
    display: inline-block;
    padding: 0 ${space[3]};
    border: 1px solid ${colors.control};
    border-radius: ${radii.control};
    line-height: calc(${space[6]} - 2px);
    font-weight: 600;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    &:hover {
      background: ${colors.ink};
      color: ${colors.paper};
    }
  }
`;

/** The next three free slots, each leading to the booking page with that slot chosen. */
export const NextSlots = () => {
  const waiting = useSharedContent().booking?.texts.slots.waiting ?? "";
  const before = `<p>${escapeHtml(waiting)}</p>`;
  return (
    <Fragment
      css={place}
      from={`${functionUrl("appointment-slots")}?fragment=next`}
      before={before}
    />
  );
};
