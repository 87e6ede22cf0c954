import { graphql, useStaticQuery, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { EntryList } from "../components/EntryList";
import { Layout } from "../components/Layout";
import { Seo } from "../components/Seo";
import { useSharedContent } from "../hooks/useSharedContent";
import { Container } from "../ui/Container";

/** All services, or all sectors, once there are more than the menus hold. */
const IndexTemplate = ({ location }: PageProps) => {
  // Not a page query: Gatsby warns at each start of those whose page is not there yet.
  const data = useStaticQuery<Queries.EntryIndexQuery>(graphql`
    query EntryIndex {
      services: allService(sort: { order: ASC }) {
        nodes {
          path
          title
          summary
        }
      }
      sectors: allSector(sort: { order: ASC }) {
        nodes {
          path
          title
          summary
        }
      }
    }
  `);
  const { accessibility, navigation, service, sector } = useSharedContent().interface;
  const isServices = location.pathname.startsWith("/services");
  const title = isServices ? navigation.allServices : navigation.allSectors;
  const { indexDescription } = isServices ? service : sector;
  const entries = isServices ? data.services.nodes : data.sectors.nodes;
  return (
    <Layout>
      <Seo
        path={isServices ? "/services" : "/secteurs"}
        title={title}
        description={indexDescription}
      />
      <Container>
        <Breadcrumb
          label={accessibility.breadcrumb}
          crumbs={[{ label: navigation.home, href: "/" }, { label: title }]}
        />
        <EntryList title={title} entries={entries} />
      </Container>
    </Layout>
  );
};

export default IndexTemplate;
