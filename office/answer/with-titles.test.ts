import { lines, type Sentence, section } from '@/server/operations/common/answer';
import { withTitles } from './with-titles';

const about = (campaign: string): Sentence => ({ kind: 'sentence', code: 'a', params: { campaign, count: 2 } });

test('names campaigns by their titles, wherever a sentence is', () => {
  const titles = new Map([['guessing', '猜金价']]);
  const nested = (campaign: string): Sentence => ({ kind: 'sentence', code: 'b', params: { fault: about(campaign) } });
  const answer = (campaign: string) => [
    about(campaign),
    lines(about(campaign)),
    section(about('all'), [nested(campaign)]),
  ];
  expect(withTitles(answer('guessing'), titles)).toEqual(answer('猜金价'));
});
