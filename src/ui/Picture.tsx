import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ComponentProps } from "react";

type Props = ComponentProps<"img"> & {
  /** Sizes that gatsby-plugin-image made of an image; nothing is shown of a file it cannot read. */
  image: IGatsbyImageData | undefined;
  /** What the image shows; empty where it only decorates. */
  alt: string;
};

/** A responsive image that loads when it comes near and keeps its place until then (docs/decisions/pictures.md). */
export const Picture = ({ image, alt, ...rest }: Props) => {
  if (!image?.images.fallback) return null;
  const { src, srcSet, sizes } = image.images.fallback;
  return (
    <img
      sizes={sizes}
      srcSet={srcSet?.replaceAll("\n", "")}
      src={src}
      width={image.width}
      height={image.height}
      alt={alt}
      loading="lazy"
      {...rest}
    />
  );
};
