import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Portrait } from "./Portrait";
import { SampleMark } from "./SampleMark";

/** The portrait stands in the corner of the card that this is the head of. */
const person = css`
  p {
    margin-top: ${space[2]};
    line-height: 1.45;
  }
  a {
    display: block;
    ${type.heading}
    ${type.figure}
    width: max-content;
    max-width: 100%;
    padding-block: ${space[3]};
    text-decoration: none;
    &:hover {
      color: ${colors.accent};
    }
  }
`;

const portrait = css`
  position: absolute;
  top: 0;
  right: 0;
  width: var(--portrait);
  height: var(--portrait);
`;

/** Who reads what is written here, and the number to call instead. */
export const ContactPerson = () => {
  const { settings, interface: texts } = useSharedContent();
  const { name, role, text, sample } = texts.contact.person;
  const { phone } = settings.contact;
  return (
    <div css={person}>
      <Portrait css={portrait} />
      <div>
        <strong>{name}</strong> {sample && <SampleMark label={texts.sector.sampleMark} />}
        <br />
        {role}
      </div>
      <p>{text}</p>
      <a href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</a>
    </div>
  );
};
