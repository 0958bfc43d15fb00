import { SHARE_PICTURE_VERSION } from './share-picture-version';
import { scriptText, structuredData } from './structured-data';

const brand = { appCode: 'gold', name: '示例', company: '示例有限公司' };
const words = { title: '月 - 示例', shareTitle: '月', description: '看月' };
const described = { brand, host: 'gold.example', path: '/moon', ...words } as const;

test("describes a page's site, company and picture with their public URLs", () => {
  const { '@context': vocabulary, '@graph': graph } = structuredData({
    ...described,
    campaign: { slug: 'moon', hero: {} },
  });
  expect(vocabulary).toBe('https://schema.org');
  expect(graph).toEqual([
    {
      '@type': 'Organization',
      '@id': 'https://gold.example/#organization',
      name: '示例有限公司',
      brand: '示例',
      url: 'https://gold.example',
      logo: 'https://gold.example/newactivities/brands/gold/app.svg',
    },
    {
      '@type': 'WebSite',
      '@id': 'https://gold.example/#website',
      name: '示例',
      url: 'https://gold.example',
      inLanguage: 'zh-CN',
      publisher: { '@id': 'https://gold.example/#organization' },
    },
    {
      '@type': 'WebPage',
      '@id': 'https://gold.example/newactivities/moon',
      url: 'https://gold.example/newactivities/moon',
      name: '月 - 示例',
      description: '看月',
      inLanguage: 'zh-CN',
      isPartOf: { '@id': 'https://gold.example/#website' },
      primaryImageOfPage: {
        '@type': 'ImageObject',
        url: `https://gold.example/newactivities/share/gold/${SHARE_PICTURE_VERSION}/moon.jpg`,
        width: 1200,
        height: 630,
      },
    },
  ]);
});

test('describes a page with questions as an FAQ page', () => {
  const { '@graph': graph } = structuredData({ ...described, questions: [{ question: '几点？', answer: '八点。' }] });
  expect(graph[2]).toMatchObject({
    '@type': ['WebPage', 'FAQPage'],
    mainEntity: [{ '@type': 'Question', name: '几点？', acceptedAnswer: { '@type': 'Answer', text: '八点。' } }],
  });
});

test('escapes data that would end the script element', () => {
  const text = scriptText({ name: '</script><script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>' });
});
