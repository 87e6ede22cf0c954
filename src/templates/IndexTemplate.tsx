import { graphql, useStaticQuery, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { EntryList } from "../components/EntryList";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { useSharedContent } from "../hooks/useSharedContent";
import { Container } from "../ui/Container";

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
      <Container>
        <Breadcrumb
          label={accessibility.breadcrumb}
          crumbs={[{ label: navigation.home, href: "/" }, { label: title }]}
        />
        <EntryList title={title} entries={menu.entries} />
      </Container>
    </Layout>
  );
};

export default IndexTemplate;
