import bullMarket from '@/campaigns/bull-market';
import { differences } from './differences';

const withRule = (...items: string[]) =>
  bullMarket.rules.map((rule) => (rule.heading === '奖励说明' ? { ...rule, items } : rule));
const question = { question: '要先入金吗？', answer: '不用。' };
const campaign = { ...bullMarket, questions: [question], claimDays: 30, rules: withRule('无。') };

test('a campaign does not differ from itself', () => {
  expect(differences(campaign, structuredClone(campaign))).toEqual([]);
});

test('returns each changed text with its place and old value, new texts last', () => {
  const after = {
    ...campaign,
    title: '金市专题',
    claimDays: 7,
    questions: [question, { question: '收费吗？', answer: '不收。' }],
    rules: withRule('没有赠金。', '另一条。'),
  };
  expect(differences(campaign, after)).toStrictEqual([
    { field: 'title', before: campaign.title, after: '金市专题' },
    { field: 'claimDays', before: '30', after: '7' },
    { field: 'rules.奖励说明.0', before: '无。', after: '没有赠金。' },
    { field: 'questions.1.question', after: '收费吗？' },
    { field: 'questions.1.answer', after: '不收。' },
    { field: 'rules.奖励说明.1', after: '另一条。' },
  ]);
});

test('reports a removed field by its old value, and ignores undefined', () => {
  expect(differences(campaign, { ...campaign, questions: undefined })).toStrictEqual([
    { field: 'questions.0.question', before: '要先入金吗？' },
    { field: 'questions.0.answer', before: '不用。' },
  ]);
  expect(differences(campaign, { ...campaign, deposit: undefined })).toEqual([]);
});
