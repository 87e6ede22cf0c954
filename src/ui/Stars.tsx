import { css } from "@emotion/react";
import { Star } from "lucide-react";
import { colors } from "../theme/colors";
import { space } from "../theme/space";

type Props = {
  count: number;
  /** The rating in words. */
  label: string;
};

const row = css`
  display: flex;
  gap: ${space[1]};
  color: ${colors.warm};
`;

/** A row of stars that reads as one image with the rating as its name. */
export const Stars = ({ count, label }: Props) => (
  <div role="img" aria-label={label} css={row}>
    {Array.from({ length: count }, (_, index) => (
      <Star key={index} size="1.125rem" fill="currentColor" aria-hidden />
    ))}
  </div>
);
