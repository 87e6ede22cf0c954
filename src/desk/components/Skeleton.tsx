import { css, keyframes } from "@emotion/react";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { colors } from "../../theme/colors";
import { ifMotion } from "../../theme/motion";
import { radii, space } from "../../theme/space";

const breathe = keyframes`
  50% {
    opacity: 0.45;
  }
`;

const lines = css`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  span[aria-hidden] {
    height: ${space[7]};
    border-radius: ${radii.control};
    background: ${colors.tint};
    ${ifMotion} {
      animation: ${breathe} 1.6s ease-in-out infinite;
    }
  }
`;

/** What stands where things are about to be. */
export const Skeleton = ({ label, rows = 5 }: { label: string; rows?: number }) => (
  <div css={lines} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {Array.from({ length: rows }, (_, index) => (
      <span key={index} aria-hidden="true" style={{ animationDelay: `${index * 90}ms` }} />
    ))}
  </div>
);
