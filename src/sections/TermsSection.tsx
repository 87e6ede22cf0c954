import { css } from "@emotion/react";
import { SampleMark } from "../components/SampleMark";
import { ServiceTerms } from "../components/ServiceTerms";
import { useSharedContent } from "../hooks/useSharedContent";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Band } from "../ui/Band";
import { Unbroken } from "../ui/Unbroken";

type Props = { terms: Queries.ServiceTermsFragment };

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[3]} ${space[5]};
  margin-bottom: ${space[7]};
  h2 {
    ${type.headline}
  }
`;

/** What a client knows before signing: the price, what is delivered and when, what is not done. */
export const TermsSection = ({ terms }: Props) => {
  const { service: texts, sector } = useSharedContent().interface;
  return (
    <Band aria-labelledby="terms-title">
      <div css={heading}>
        <h2 id="terms-title">
          <Unbroken text={texts.terms} />
        </h2>
        {terms.sample && <SampleMark label={sector.sampleMark} />}
      </div>
      <ServiceTerms terms={terms} />
    </Band>
  );
};
