import { css } from "@emotion/react";
import { inAddress } from "../../contract/pageAddresses";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";

const address = css`
  font-style: normal;
  color: ${colors.muted};
  text-wrap: balance;
  a {
    color: ${colors.ink};
    ${from.laptop} {
      white-space: nowrap;
    }
  }
  p {
    margin-top: ${space[2]};
  }
`;

/** How to reach the agency, and which company it is. */
export const FooterAddress = () => {
  const { settings, interface: texts } = useSharedContent();
  const [account, domain] = settings.contact.email.split("@");
  return (
    <address css={address}>
      <a href={`mailto:${settings.contact.email}`}>
        {account}@<wbr />
        {domain}
      </a>
      <br />
      <a href={`tel:${inAddress(settings.contact.phone)}`}>{settings.contact.phone}</a>
      {settings.legal.sample && <p>{texts.sector.sampleMark}&nbsp;:</p>}
      <p>
        {settings.legal.company},&nbsp;{settings.legal.form}
        <br />
        {settings.legal.registry}
      </p>
      <p>
        {settings.contact.street}
        <br />
        {settings.contact.postalCode} {settings.contact.city}
      </p>
      <p>{settings.contact.hours}</p>
    </address>
  );
};
