import { css } from "@emotion/react";
import { graphql, useStaticQuery, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { useSharedContent } from "../hooks/useSharedContent";
import { from } from "../theme/breakpoints";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Container } from "../ui/Container";

const page = css`
  padding-bottom: ${space[9]};
  h1 {
    ${type.headline}
    margin-block: ${space[5]};
  }
  h1 + ul {
    ${from.tablet} {
      columns: 2;
      column-gap: ${space[7]};
    }
  }
  ul > li {
    break-inside: avoid;
    padding-block: ${space[4]};
    border-top: 1px solid ${colors.line};
  }
  a {
    ${type.title}
    text-underline-offset: 0.2em;
  }
  p {
    color: ${colors.muted};
  }
`;

/** All entries of a kind, once there are more than its menu shows. */
const IndexTemplate = ({ location }: PageProps) => {
  // Not a page query: Gatsby warns at each start of those whose page is not there yet.
  const { menus } = useStaticQuery<Queries.EntryIndexQuery>(graphql`
    query EntryIndex {
      menus {
        overview {
          path
          title
          summary
        }
        entries {
          path
          title
          summary
        }
      }
    }
  `);
  const { accessibility, navigation } = useSharedContent().interface;
  const menu = menus.find(
    ({ overview }) => overview?.path === location.pathname.replace(/\/$/, ""),
  );
  if (!menu?.overview) return null;
  const { path, title, summary } = menu.overview;
  return (
    <Layout>
      <Seo path={path} title={title} description={summary} />
      <Container css={page}>
        <Breadcrumb
          label={accessibility.breadcrumb}
          crumbs={[{ label: navigation.home, href: "/" }, { label: title }]}
        />
        <h1>{title}</h1>
        <ul>
          {menu.entries.map((entry) => (
            <li key={entry.path}>
              <a href={entry.path}>{entry.title}</a>
              <p>{entry.summary}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Layout>
  );
};

export default IndexTemplate;
