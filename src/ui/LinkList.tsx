import type { ComponentProps } from "react";

type Props = ComponentProps<"ul"> & {
  links: readonly { readonly path: string; readonly title: string }[];
};

/** Pages by their titles. */
export const LinkList = ({ links, ...rest }: Props) => (
  <ul {...rest}>
    {links.map(({ path, title }) => (
      <li key={title}>
        <a href={path}>{title}</a>
      </li>
    ))}
  </ul>
);
