import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { palette } from "../theme/colors";
import { radii, space } from "../theme/space";
import { type } from "../theme/typography";
import { Drawing } from "../ui/Drawing";
import { Picture } from "../ui/Picture";
import { SampleMark } from "./SampleMark";

type Props = {
  /** Above the name. */
  label: string;
};

const person = css`
  display: grid;
  grid-template-columns: clamp(${space[8]}, 6vw, ${space[9]}) minmax(0, 1fr);
  gap: ${space[4]};
  align-items: center;
  line-height: 1.35;
  small {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[3]};
    margin-bottom: ${space[1]};
    ${type.caption}
  }
`;

const nameStyle = css`
  ${type.title}
`;

const portrait = css`
  display: block;
  width: 100%;
  aspect-ratio: 1;
  border-radius: ${radii.card};
  object-fit: cover;
`;

const logo = css`
  --accent: ${palette.warmBackground[0]};
  --warm: ${palette.paper[0]};
  overflow: clip;
  background: ${palette.actionStrong[0]};
  svg {
    width: 100%;
    scale: 0.76;
  }
`;

/** Who answers visitors: photograph (`content/images/avatars/contact.*`, the agency's logo without one), name and role. */
export const ContactPerson = ({ label }: Props) => {
  const { contactPortrait, mark, interface: texts } = useSharedContent();
  const { name, role, sample } = texts.contact.person;
  const image = contactPortrait?.childImageSharp?.gatsbyImageData;
  return (
    <div css={person}>
      {image ? (
        <Picture image={image} alt="" css={portrait} />
      ) : (
        <Drawing svg={mark?.svg} css={[portrait, logo]} />
      )}
      <div>
        <small>
          {label} {sample && <SampleMark label={texts.sector.sampleMark} />}
        </small>
        <p css={nameStyle}>{name}</p>
        <p>{role}</p>
      </div>
    </div>
  );
};
