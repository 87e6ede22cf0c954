import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Picture } from "../ui/Picture";

/** The portrait stands in the corner of the card that this is the head of. */
const person = css`
  strong,
  a {
    display: block;
  }
  a {
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
  const { settings, contactPortrait, interface: texts } = useSharedContent();
  const { name, role } = texts.contact.person;
  const { phone } = settings.contact;
  return (
    <div css={person}>
      <Picture
        image={contactPortrait?.childImageSharp?.gatsbyImageData}
        alt={texts.accessibility.testimonialAvatar}
        css={portrait}
      />
      <strong>{name}</strong>
      {role}
      <a href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</a>
    </div>
  );
};
