import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { BookingLink } from "../components/BookingLink";
import { NextSlots } from "../components/NextSlots";
import { SampleMark } from "../components/SampleMark";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { sizes, type } from "../theme/typography";
import { Band } from "../ui/Band";
import { BandHeading } from "../ui/BandHeading";
import { Prose } from "../ui/Prose";

type Props = { terms: Queries.TermsFragment };

const columns = css`
  display: grid;
  gap: ${space[7]} ${space[8]};
  h3 {
    padding-bottom: ${space[3]};
    margin-bottom: ${space[4]};
    border-bottom: 2px solid ${colors.ink};
    ${type.title}
  }
  ${from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr);
    > :last-of-type {
      grid-column: 1 / -1;
    }
  }
  ${from.laptop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 4fr);
    > :last-of-type {
      grid-column: auto;
    }
  }
`;

const amount = css`
  margin-top: ${space[2]};
  ${type.figure}
  font-size: ${sizes.display};
  color: ${colors.accent};
`;

const unit = css`
  margin-block: ${space[2]} ${space[3]};
  text-wrap: balance;
  font-weight: 600;
`;

const stepList = css`
  li {
    display: grid;
    grid-template-columns: minmax(7rem, max-content) minmax(0, 1fr);
    gap: ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${colors.line};
  }
  li:first-of-type {
    padding-top: 0;
  }
  strong {
    color: ${colors.accent};
  }
`;

const limits = css`
  padding-left: ${space[4]};
  list-style: "–  ";
  li + li {
    margin-top: ${space[3]};
  }
  ::marker {
    color: ${colors.warm};
  }
`;

const booking = css`
  display: grid;
  gap: ${space[5]};
  margin-top: ${space[7]};
  padding-top: ${space[5]};
  border-top: 2px solid ${colors.ink};
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
  }
`;

/** Price, deliveries by date and what is not done; then the next free slots. */
export const TermsSection = ({ terms }: Props) => {
  const { service: texts, sector } = useSharedContent().interface;
  return (
    <Band aria-labelledby="terms-title">
      <BandHeading id="terms-title" title={texts.terms} />
      <div css={columns}>
        <div>
          <h3>{texts.price}</h3>
          {terms.sample && <SampleMark label={sector.samplePrice} />}
          <p css={amount}>{terms.price}</p>
          <p css={unit}>{terms.unit}</p>
          <p>{terms.includes}</p>
          {texts.contract && <Prose html={texts.contract} css={{ marginTop: space[3] }} />}
        </div>
        <div>
          <h3>{texts.steps}</h3>
          <ol css={stepList}>
            {terms.steps.map(({ when, what }, index) => (
              <li key={index}>
                <strong>{when}</strong>
                <span>{what}</span>
              </li>
            ))}
          </ol>
        </div>
        <div>
          <h3>{texts.notDone}</h3>
          <ul css={limits}>
            {terms.notDone.map((limit, index) => (
              <li key={index}>{limit}</li>
            ))}
          </ul>
        </div>
      </div>
      <div css={booking}>
        <NextSlots />
        <div>
          <BookingLink />
        </div>
      </div>
    </Band>
  );
};

export const termsFragment = graphql`
  fragment Terms on Terms {
    price
    unit
    includes
    steps {
      when
      what
    }
    notDone
    sample
  }
`;
