import type { Brand } from '../brand/schema';
import { siteUrl } from '../site';
import { publicUrl } from './page-address';
import { type Shared, sharePicture } from './share-picture';

/** Data for a page's structured data. */
export interface DescribedPage extends Shared {
  brand: Pick<Brand, 'appCode' | 'name' | 'company'>;
  /** The brand's canonical host. */
  host: string;
  /** The page's canonical path. */
  path: `/${string}`;
  title: string;
  /** The title without the brand's name. */
  shareTitle: string;
  description: string;
  questions?: readonly { question: string; answer: string }[];
}

/** A page in schema.org's format: the page, its site and company, and the questions that it answers. */
export function structuredData(page: DescribedPage) {
  const { brand, host, path, title, description, questions } = page;
  const site = `https://${host}`;
  const [organization, website] = [`${site}/#organization`, `${site}/#website`];
  const url = publicUrl(host, path);
  const picture = sharePicture(host, brand, page);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name: brand.company,
        brand: brand.name,
        url: site,
        logo: `${site}${siteUrl(`/brands/${brand.appCode}/app.svg`)}`,
      },
      {
        '@type': 'WebSite',
        '@id': website,
        name: brand.name,
        url: site,
        inLanguage: 'zh-CN',
        publisher: { '@id': organization },
      },
      {
        '@type': questions ? ['WebPage', 'FAQPage'] : 'WebPage',
        '@id': url,
        url,
        name: title,
        description,
        inLanguage: 'zh-CN',
        isPartOf: { '@id': website },
        primaryImageOfPage: { '@type': 'ImageObject', url: picture.url, width: picture.width, height: picture.height },
        ...(questions && {
          mainEntity: questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }),
      },
    ],
  };
}

/** Data as the text of a script element, escaped so that it cannot end the element. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
