import kh7694Form from '@/campaigns/kh-7694-form';
import { activityProps } from './activity-props';

const PAGE = { campaign: kh7694Form, brand: { name: '品牌', picture: '/app.svg', sharePicture: '/share.jpg' } };

test('hides the book value of gifts from the page', () => {
  const prize = { label: '金条', amount: 1, unit: 'gift', bookValue: 130 } as const;
  const segments = [{ id: 'bar', label: '金条', prize, odds: 10_000, stock: null }];
  const shown = activityProps({ kind: 'wheel', title: '转盘', segments, credits: [] }, PAGE);
  expect(shown).toMatchObject({ segments: [{ prize: { label: '金条', amount: 1, unit: 'gift' } }] });
  expect(JSON.stringify(shown)).not.toContain('bookValue');
});

test('hides the right options of a quiz from the page', () => {
  const bank = [{ id: 1, question: '问', options: ['甲', '乙'], right: 1, explanation: '释' }];
  const shown = activityProps(
    {
      kind: 'quiz',
      title: '问答',
      quiz: { activityId: 57, title: '题库', questionsPerTerm: 1, pastTerms: 0, bank },
      prizes: [{ right: 1, prize: { label: '赠金', amount: 1, unit: 'usd' } }],
      terms: 'all',
      progress: 'bar',
    },
    PAGE,
  );
  expect(shown).toMatchObject({ kind: 'quiz', slug: 'kh_7694_form', title: '问答' });
  expect(JSON.stringify(shown)).not.toMatch(/题库|explanation|bank/);
});
