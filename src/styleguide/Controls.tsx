import { css } from "@emotion/react";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { BandHeading } from "../ui/BandHeading";
import { Button, ButtonLink } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { Prose } from "../ui/Prose";
import { SocialIcon } from "../ui/SocialIcon";
import { Stars } from "../ui/Stars";
import { TextArea } from "../ui/TextArea";
import { TextField } from "../ui/TextField";
import { Specimen, SpecimenRow } from "./Specimen";

type Props = { icons: readonly { readonly body: string }[] };

const appearances = ["primary", "secondary", "quiet"] as const;

const columns = css`
  display: grid;
  gap: ${space[5]};
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const iconColor = css`
  color: ${colors.accent};
`;

const proseSample =
  '<p>Paragraph with <strong>strong</strong> and a <a href="/styleguide">link</a>.</p><ul><li>First</li><li>Second</li></ul><ol><li>First</li><li>Second</li></ol>';

/** Every primitive of `ui/` that a visitor reads or uses, in all states that stand still. */
export const Controls = ({ icons }: Props) => (
  <>
    <Specimen name="Button">
      {appearances.map((appearance) => (
        <SpecimenRow key={appearance}>
          <Button appearance={appearance}>{appearance}</Button>
          <Button appearance={appearance} disabled>
            {appearance} disabled
          </Button>
          <ButtonLink appearance={appearance} href="/styleguide">
            {appearance} link
          </ButtonLink>
        </SpecimenRow>
      ))}
    </Specimen>
    <Specimen name="TextField">
      <div css={columns}>
        <TextField id="plain" label="Plain" />
        <TextField id="hinted" label="With hint" hint="Hint" defaultValue="Value" />
        <TextField id="invalid" label="Invalid" hint="Hint" error="Error" defaultValue="Value" />
        <TextField id="disabled" label="Disabled" defaultValue="Value" disabled />
      </div>
    </Specimen>
    <Specimen name="TextArea">
      <div css={columns}>
        <TextArea id="area" label="Plain" hint="Hint" rows={3} />
        <TextArea id="area-invalid" label="Invalid" error="Error" rows={3} />
      </div>
    </Specimen>
    <Specimen name="Notice">
      <div css={columns}>
        {(["success", "destructive"] as const).map((tone) => (
          <Notice
            key={tone}
            tone={tone}
            title={tone}
            text="Text of the notice."
            alternative={tone === "destructive" ? "Alternative way." : undefined}
            closeLabel="Close"
            onClose={() => undefined}
          />
        ))}
      </div>
    </Specimen>
    <Specimen name="BandHeading">
      <BandHeading id="heading-sample" title="Title of a band" text="Introduction." />
    </Specimen>
    <Specimen name="Prose">
      <Prose html={proseSample} />
    </Specimen>
    <Specimen name="Stars">
      <Stars count={5} label="5" />
    </Specimen>
    <Specimen name="Icon">
      <div css={iconColor}>
        <SpecimenRow>
          {icons.map(({ body }) => (
            <Icon key={body} body={body} />
          ))}
          {useSharedContent().settings.social.map(({ network }) => (
            <SocialIcon key={network} network={network} />
          ))}
        </SpecimenRow>
      </div>
    </Specimen>
  </>
);
