import { scriptText, structuredData } from './structured-data';

const brand = { appCode: 'gold', name: '示例', company: '示例有限公司' };
const described = { brand, host: 'gold.example', path: '/moon', title: '月 - 示例', description: '看月' } as const;

test('a page names its site, its company and its picture, each by its public address', () => {
  const { '@graph': graph } = structuredData({ ...described, campaign: 'moon' });
  const [organization, website, page] = graph;
  expect(organization).toMatchObject({ name: '示例有限公司', url: 'https://gold.example' });
  expect(website).toMatchObject({ publisher: { '@id': organization?.['@id'] } });
  expect(page).toMatchObject({
    '@type': 'WebPage',
    url: 'https://gold.example/newactivities/moon',
    isPartOf: { '@id': website?.['@id'] },
    primaryImageOfPage: { url: 'https://gold.example/newactivities/share/gold/moon.jpg' },
  });
  expect(page).not.toHaveProperty('mainEntity');
});

test('questions make a page one of questions and answers', () => {
  const { '@graph': graph } = structuredData({ ...described, questions: [{ question: '几点？', answer: '八点。' }] });
  expect(graph[2]).toMatchObject({
    '@type': ['WebPage', 'FAQPage'],
    mainEntity: [{ '@type': 'Question', name: '几点？', acceptedAnswer: { '@type': 'Answer', text: '八点。' } }],
  });
});

test('nothing in the data ends its element', () => {
  const text = scriptText({ name: '</script><script>' });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({ name: '</script><script>' });
});
