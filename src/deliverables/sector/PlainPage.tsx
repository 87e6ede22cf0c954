import { css } from "@emotion/react";
import { Check } from "lucide-react";
import { colors } from "../../theme/colors";
import { radii, space } from "../../theme/space";
import { sizes, type } from "../../theme/typography";

type Props = Pick<
  Queries.RewrittenPageFragment,
  "address" | "title" | "lead" | "facts" | "listTitle" | "list" | "button" | "help"
> & { className?: string };

const screen = css`
  position: relative;
  overflow: clip;
  border: 2px solid ${colors.ink};
  border-radius: ${space[3]};
  background: ${colors.surface};
`;

const bar = css`
  padding: ${space[2]} ${space[5]};
  background: ${colors.ink};
  color: ${colors.paper};
  ${type.caption}
`;

const body = css`
  display: grid;
  gap: ${space[5]};
  padding: clamp(${space[4]}, 3.5cqi, ${space[7]});
  h3 {
    ${type.headline}
  }
  h4 {
    ${type.title}
    margin-bottom: ${space[2]};
  }
  dl {
    display: grid;
    gap: ${space[4]};
    padding-block: ${space[4]};
    border-block: 2px solid ${colors.ink};
  }
  dt {
    ${type.caption}
  }
  dd {
    font-weight: 600;
  }
  ul li {
    display: flex;
    gap: ${space[3]};
  }
  svg {
    flex: none;
    margin-top: 0.25em;
    color: ${colors.accent};
  }
  @container (min-width: 44rem) {
    dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const action = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]} ${space[5]};
  ${type.caption}
  strong {
    padding: ${space[3]} ${space[5]};
    border-radius: ${radii.control};
    background: ${colors.accent};
    color: ${colors.onAccent};
    font-size: ${sizes.body};
  }
`;

/** The new page of a town hall. */
export const PlainPage = ({ className, ...page }: Props) => (
  <div css={screen} className={className}>
    <p css={bar}>{page.address}</p>
    <div css={body}>
      <h3>{page.title}</h3>
      <p>{page.lead}</p>
      <dl>
        {page.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <h4>{page.listTitle}</h4>
        <ul>
          {page.list.map((piece) => (
            <li key={piece}>
              <Check size="1.25rem" aria-hidden />
              {piece}
            </li>
          ))}
        </ul>
      </div>
      <p css={action}>
        <strong>{page.button}</strong> {page.help}
      </p>
    </div>
  </div>
);
