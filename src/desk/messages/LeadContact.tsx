import { css } from "@emotion/react";
import { Globe, Mail, Phone } from "lucide-react";
import type { LeadFields } from "../../../contract/leadFields";
import { webHref } from "../../../contract/webHref";
import { colors } from "../../theme/colors";
import { space } from "../../theme/space";

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${space[1]} ${space[5]};
  li {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    min-height: 2.5rem;
  }
  svg {
    flex: none;
    color: ${colors.muted};
  }
  a,
  span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** How to reach who wrote. Only a web address becomes a link to the web. */
export const LeadContact = ({ fields }: { fields: LeadFields }) => {
  const href = webHref(fields.website);
  return (
    <ul css={list}>
      <li>
        <Mail size="1.125rem" aria-hidden />
        <a href={`mailto:${encodeURIComponent(fields.email)}`}>{fields.email}</a>
      </li>
      <li>
        <Phone size="1.125rem" aria-hidden />
        <a href={`tel:${fields.phone.replace(/[^+\d]/g, "")}`}>{fields.phone}</a>
      </li>
      <li>
        <Globe size="1.125rem" aria-hidden />
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow">
            {fields.website}
          </a>
        ) : (
          <span>{fields.website}</span>
        )}
      </li>
    </ul>
  );
};
