import { aside as asideStyle, ends } from "./styles";

type Props = { label: string | null; aside: string | null };

/** Whose something is, or what it is called, with a date or a place at the other end of the line. */
export const Caption = ({ label, aside }: Props) =>
  label && (
    <p css={[ends, asideStyle]}>
      <b>{label}</b> {aside}
    </p>
  );
