import { isValidElement } from 'react';
import kh7694Form from '@/campaigns/kh-7694-form';
import { quiz } from './quiz';

test('the right options of a quiz never reach the page', () => {
  const bank = [{ id: 1, question: '问', options: ['甲', '乙'], right: 1, explanation: '释' }];
  const island = quiz.render(
    {
      campaign: kh7694Form,
      brand: { name: '品牌', picture: '/app.svg' },
      consent: { documents: [], agreements: '' },
    },
    {
      kind: 'quiz',
      title: '问答',
      quiz: { activityId: 57, title: '题库', questionsPerTerm: 1, pastTerms: 0, bank },
      prizes: [{ right: 1, prize: { label: '赠金', amount: 1, unit: 'usd' } }],
      terms: 'all',
      progress: 'bar',
    },
  );
  if (!isValidElement(island)) throw new Error('no island');
  const given = JSON.stringify(island.props);
  expect(given).toContain('问答');
  expect(given).not.toMatch(/题库|explanation|bank/);
});
