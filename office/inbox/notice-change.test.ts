import { WORDS } from '@/server/operations/words';
import { changeFor } from './notice-change';

const CODES = Object.keys(WORDS.notices.sentences).filter((code) => code.startsWith('notice_'));
const params = {
  campaign: 'guessing',
  round: 'r',
  item: 'wheel/bar',
  platform: 'qihu',
  market: 'CHINA300',
  year: 2027,
};

test('gives the operation of each notice what the notice names', () => {
  const changes = CODES.map((code) => changeFor({ kind: 'sentence', code, params })).filter(Boolean);
  expect(changes.map((change) => [change?.name, change?.given])).toEqual([
    ['settle', { campaign: 'guessing', round: 'r' }],
    ['set-budget', { campaign: 'guessing' }],
    ['set-stock', { campaign: 'guessing', item: 'wheel/bar' }],
    ['retry-ad-conversions', { platform: 'qihu' }],
    ['set-holidays', { market: 'CHINA300', year: '2028' }],
  ]);
});
