import { css } from "@emotion/react";
import { ownBookingPage } from "../../contract/bookingPage";
import { escapeHtml } from "../../contract/escapeHtml";
import { useSharedContent } from "../hooks/useSharedContent";
import { functionUrl } from "../requests/functionUrl";
import { colors } from "../theme/colors";
import { screenOnly } from "../theme/print";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { ServerHtml } from "../ui/ServerHtml";

const queryContainer = css`
  container-type: inline-size;
  width: 100%;
  ${screenOnly}
`;

/** As tall before the slots come as with three of them under a title of two lines, so that nothing moves. */
const place = css`
  min-height: calc(4 * ${space[7]} + 3 * ${space[2]});
  p {
    ${type.caption}
    display: flex;
    align-items: flex-end;
    min-height: ${space[7]};
    padding-bottom: ${space[2]};
    color: ${colors.muted};
  }
  &[data-fragment] {
    @media (scripting: none) {
      display: none;
    }
  }
  ul {
    display: grid;
    gap: ${space[2]};
  }
  a {
    display: grid;
    place-items: center;
    min-height: ${space[7]};
    padding: ${space[2]} ${space[3]};
    border: 2px solid transparent;
    border-radius: ${radii.control};
    background: ${colors.accentSoft};
    color: ${colors.accentStrong};
    line-height: 1.2;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
    text-decoration: none;
    &:hover {
      border-color: currentColor;
    }
  }
  /* Side by side. */
  @container (min-width: 34rem) {
    min-height: calc(2 * ${space[7]});
    ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

/** The next three free slots, each leading to the booking page with that slot chosen; nothing when the site does not book. */
export const NextSlots = () => {
  const { booking, settings } = useSharedContent();
  if (settings.booking.page !== ownBookingPage) return null;
  const waiting = booking?.texts.slots.waiting ?? "";
  const before = `<p>${escapeHtml(waiting)}</p>`;
  return (
    <div css={queryContainer}>
      <ServerHtml
        css={place}
        from={`${functionUrl("appointment-slots")}?fragment=next`}
        before={before}
      />
    </div>
  );
};
