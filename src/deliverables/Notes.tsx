import { css } from "@emotion/react";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Mark } from "./Mark";

type Props = { notes: readonly string[] };

const list = css`
  display: grid;
  gap: ${space[5]};
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    align-items: baseline;
    ${type.body}
  }
`;

/** Numbered notes in the margin of a deliverable, each tied to a mark in it. */
export const Notes = ({ notes }: Props) => (
  <ol css={list}>
    {notes.map((note, index) => (
      <li key={index}>
        <Mark number={index + 1} />
        <span>{note}</span>
      </li>
    ))}
  </ol>
);
