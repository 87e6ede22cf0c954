import { Helmet } from "react-helmet";
import { useSharedContent } from "../hooks/useSharedContent";
import { colouredHeroColors, themeColors } from "../theme/colors";
import { SOCIAL_IMAGE_SIZE, socialImagePath, markdownPath } from "../../contract/pageAddresses";

/** Longest title, in characters, that search results show whole. */
const TITLE_LIMIT = 60;

/** Title of a page's tab and search result: with the name of the brand where it fits. */
const documentTitle = (title: string, brand: string) => {
  const branded = `${title} | ${brand}`;
  return title.includes(brand) || branded.length > TITLE_LIMIT ? title : branded;
};

/** What search engines, shared links and the browser learn of a page. */
export type SeoProps = {
  seo: { title: string; description: string };
  /** Path of the page, without trailing slash. */
  path: string;
  /** Whether search engines may list the page; they may unless told. */
  listed?: boolean;
  /** Whether the page opens with a coloured hero, whose colour header and browser's bar take. */
  hasColouredHero?: boolean;
};

/** Title, description, canonical address and sharing tags of a page. */
export const Seo = ({ seo, path, listed = true, hasColouredHero }: SeoProps) => {
  const { title, description } = seo;
  const { brand, url } = useSharedContent().settings;
  const { light, dark } = hasColouredHero ? colouredHeroColors : themeColors;
  const absolute = (address: string) => new URL(address, url).href;
  return (
    <Helmet>
      <title>{documentTitle(title, brand.name)}</title>
      <meta name="description" content={description} />
      {!listed && <meta name="robots" content="noindex" />}
      {listed && <link rel="canonical" href={absolute(path)} />}
      {listed && <link rel="alternate" type="text/markdown" href={markdownPath(path)} />}
      {listed && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {listed && <meta property="og:image" content={absolute(socialImagePath(path))} />}
      {listed && <meta property="og:image:width" content={String(SOCIAL_IMAGE_SIZE.width)} />}
      {listed && <meta property="og:image:height" content={String(SOCIAL_IMAGE_SIZE.height)} />}
      {listed && <meta property="og:image:alt" content={title} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={dark} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </Helmet>
  );
};
