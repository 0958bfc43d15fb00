import { isValidElement } from 'react';
import { islandOf } from './activity-section';

test('the right options of a quiz never reach the page', () => {
  const bank = [{ id: 1, question: '问', options: ['甲', '乙'], right: 1, explanation: '释' }];
  const island = islandOf({
    slug: 'quiz',
    brand: { name: '品牌', picture: '/app.svg' },
    activity: {
      kind: 'quiz',
      title: '问答',
      quiz: { activityId: 57, title: '问答', questionsPerTerm: 1, pastTerms: 0, bank },
      prizes: [{ right: 1, prize: { label: '赠金', amount: 1, unit: 'usd' } }],
      terms: 'all',
      progress: 'bar',
    },
  });
  if (!isValidElement(island)) throw new Error('no island');
  const given = JSON.stringify(island.props);
  expect(given).toContain('问答');
  expect(given).not.toMatch(/right":1,"expl|explanation|"bank"/);
});
