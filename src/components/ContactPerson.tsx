import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Picture } from "../ui/Picture";

const person = css`
  display: grid;
  grid-template-columns: ${space[9]} minmax(0, 1fr);
  gap: ${space[5]};
  align-items: center;
  ${from.desktop} {
    /* The portrait stands on the card below. */
    grid-template-columns: 14rem minmax(0, 1fr);
    > div {
      align-self: end;
      padding-bottom: ${space[5]};
    }
  }
  strong,
  a {
    display: block;
  }
  a {
    ${type.heading}
    ${type.figure}
    margin-top: ${space[1]};
    padding-block: ${space[1]};
    text-decoration: none;
    &:hover {
      color: ${colors.accent};
    }
  }
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
      />
      <div>
        <strong>{name}</strong>
        {role}
        <a href={`tel:${phone.replace(/\s/g, "")}`}>{phone}</a>
      </div>
    </div>
  );
};
