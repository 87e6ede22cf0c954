import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Breadcrumb } from "../components/Breadcrumb";
import { Layout } from "../components/Layout";
import { colors } from "../theme/colors";
import { space } from "../theme/space";
import { type } from "../theme/typography";
import { Chapter } from "../ui/Chapter";
import { Container } from "../ui/Container";

const opening = css`
  padding-block: ${space[3]} ${space[6]};
  background: ${colors.tint};
  h1 {
    ${type.headline}
    margin-block: ${space[5]} ${space[3]};
  }
  time {
    ${type.note}
  }
`;

const chapters = css`
  padding-block: ${space[7]} ${space[8]};
`;

const LegalPageTemplate = ({ data: { legalPage } }: PageProps<Queries.LegalDocumentQuery>) => {
  if (!legalPage) return null;
  return (
    <Layout path={legalPage.path} seo={legalPage.seo}>
      <div css={opening}>
        <Container>
          <Breadcrumb crumbs={[{ label: legalPage.title }]} />
          <h1>{legalPage.title}</h1>
          <time dateTime={legalPage.updated}>{legalPage.updatedInWords}</time>
        </Container>
      </div>
      <Container css={chapters}>
        {legalPage.sections.map(({ title, text }) => (
          <Chapter key={title} title={title} html={text} />
        ))}
      </Container>
    </Layout>
  );
};

export default LegalPageTemplate;

export const query = graphql`
  query LegalDocument($id: String!) {
    legalPage(id: { eq: $id }) {
      path
      title
      updated
      updatedInWords: updated(formatString: "D MMMM YYYY", locale: "fr")
      seo {
        title
        description
      }
      sections {
        ...TextPart
      }
    }
  }
`;
