import { campaigns } from '@/campaigns';
import { textsOf } from '../campaign/texts';
import { BREAK, unmarked } from './break-mark';
import { breakTexts, breakWords } from './break-words';

const shown = (text: string) =>
  text
    .split(BREAK)
    .join('|')
    .replace(/\u00a0/g, '_');

test.each([
  ['填写手机号，短信验证码确认', '填写|手机号，|短信|验证码|确认'],
  ['完成实名认证，领取赠金', '完成|实名|认证，|领取|赠金'],
  ['首次入金满 $200，再领 $20。', '首次|入金|满_$200，|再领_$20。'],
  ['每平仓 1 手转出 $16', '每平仓 1_手|转出_$16'],
  ['首期迎 2025年3月7日 21:30 非农', '首期|迎_2025年3月7日 21:30 非农'],
  ['合计 $1,024.50，至多 $68', '合计_$1,024.50，|至多_$68'],
  ['金价每动 1 美元，一手的盈亏就是 100 美元', '金价|每动_1_美元，|一手的|盈亏|就是 100_美元'],
  ['点“今日签到”（每日一次）', '点|“今日|签到”|（每日|一次）'],
  ['抱个泳圈 · 累计入金', '抱个|泳圈_· 累计|入金'],
  ['前往 App Store 下载', '前往 App_Store 下载'],
])('breaks between words, not within words, figures and dates: %s', (text, expected) => {
  expect(shown(breakWords(text))).toBe(expected);
});

test('keeps the names of a brand whole', () => {
  const [name, appName] = ['金页贵金属', '金页交易'];
  const marked = breakTexts({ text: '在金页贵金属开户，下载金页交易' }, { name, appName });
  expect(shown(marked.text)).toBe('在|金页贵金属|开户，|下载|金页交易');
});

test('marks the texts that pages show as lines of words, and nothing else', () => {
  const definition = { slug: '开立账户', items: [{ title: '开立真实账户', amount: 68 }], rules: ['完成实名认证'] };
  expect(breakTexts(definition, { name: 'a', appName: 'b' })).toEqual({
    ...definition,
    items: [{ title: '开立|真实|账户'.split('|').join(BREAK), amount: 68 }],
  });
});

test('changes no text of a campaign but its blanks, and begins no line with punctuation', () => {
  for (const { text } of campaigns.flatMap(textsOf)) {
    const marked = breakWords(text);
    expect(unmarked(marked).replace(/\u00a0/g, ' ')).toBe(text);
    expect(marked).not.toMatch(new RegExp(`${BREAK}[，。；：、？！）》”…%]|[（《“$]${BREAK}|\\d${BREAK}\\d`, 'u'));
  }
});
