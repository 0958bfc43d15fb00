import { EVERYWHERE, OF_CAMPAIGNS } from '@/campaigns/facts';
import { campaigns } from '@/campaigns/index';
import type { Campaign } from '@/lib/campaign/schema';
import { numeralsOf } from './numerals';
import { textsOf } from './texts';
import { untracedIn } from './untraced';

test('every numeral that a campaign shows is one of its values or a known fact', () => {
  expect(campaigns.flatMap(untracedIn)).toEqual([]);
});

test('every fact is told somewhere', () => {
  const told = (says: string, among: readonly Campaign[]) =>
    among.some((campaign) => textsOf(campaign).some(({ text }) => text.includes(says)));
  const untold = EVERYWHERE.filter(({ says }) => !told(says, campaigns));
  const untoldOfCampaigns = Object.entries(OF_CAMPAIGNS).flatMap(([slug, facts]) =>
    facts.filter(
      ({ says }) =>
        !told(
          says,
          campaigns.filter((campaign) => campaign.slug === slug),
        ),
    ),
  );
  expect([...untold, ...untoldOfCampaigns]).toEqual([]);
});

/** A true sentence of a campaign, and a false one in its place. */
const PLANTED: [slug: string, said: string, planted: string][] = [
  ['first-amount-2502', '首次入金满 $8,000，得 $588', '首次入金满 $8,000，得 $688'],
  ['first-amount-2502', '首次入金满 $3,000', '首次入金满 $2,500'],
  ['newcomer-2412', '累计平仓满 3 手', '累计平仓满 2 手'],
  ['newcomer-2412', '自存入之日起 45 天内', '自存入之日起 60 天内'],
  ['newcomer-2412', '1 个工作日内存入交易账户', '3 个工作日内存入交易账户'],
  ['lottery-october', '绑定银行卡另得 1 次', '绑定银行卡另得 3 次'],
  ['lottery-october', '$88 赠金 0.16%', '$88 赠金 1.6%'],
  ['lottery-october', '足金金条 1 克 0.05%', '足金金条 2 克 0.05%'],
  ['zhongqiu-2509', '实物，限量', '实物，共 300 份'],
  ['guessing', '28 日 24:00 截止', '27 日 24:00 截止'],
  ['guessing', '次月 2 日 08:00', '次月 2 日 09:00'],
  ['guess-rate-2509', '公布前 30 分钟截止', '公布前 45 分钟截止'],
  ['guess-2508', '连中 5 期', '连中 6 期'],
  ['nonfarm-2504', '前 20 个账户', '前 25 个账户'],
  ['answer-2412', '每题限时 20 秒', '每题限时 30 秒'],
  ['answer-2412', '答对 5 题 $12', '答对 4 题 $12'],
  ['compensate-plan', '12 小时后生效', '24 小时后生效'],
  ['signin-2506', '每期有 3 张补签卡', '每期有 2 张补签卡'],
  ['nonfarm-2502', '每次得 10 积分', '每次得 15 积分'],
  ['invite-2412', '每月至多 8 位', '每月至多 10 位'],
  ['scramble-dollar-2501', '$28 共 4 个', '$28 共 5 个'],
  ['jf-send-usdt-2509', '合计 38 USDT', '合计 48 USDT'],
  ['auth-award', '年满 18 周岁', '年满 16 周岁'],
  ['cgold', '一手伦敦金为 100 盎司', '一手伦敦金为 10 盎司'],
  ['summer', '首期：2025年6月21日', '首期：2025年6月12日'],
  ['us-election', '没有人投就显示 0%', '没有人投就显示 5%'],
  ['integrate-2412', '每天 5 分', '每天 8 分'],
];

test.each(PLANTED)('%s: instead of “%s” the false “%s” is caught', (slug, said, planted) => {
  const campaign = campaigns.find((one) => one.slug === slug);
  const text = JSON.stringify(campaign);
  expect(text).toContain(said);
  const [caught = ''] = untracedIn(JSON.parse(text.replace(said, planted)) as Campaign);
  expect(caught).toMatch(new RegExp(`^${slug}: [A-Za-z0-9.]+: .+ in “.+”$`));
});

test.each([
  ['满 2、10 手起', ['手 2', '手 10']],
  ['送 8 至 488 USDT', ['USDT 8', 'USDT 488']],
  ['$1,000、$8,000 两档', ['$ 1000', '$ 8000']],
  ['2025年3月3日至9日，3月7日 21:30', ['date 2025-3-3', '日 9', 'date 3-7', 'clock 21:30']],
  ['2022 至 2024 年', ['date 2022', 'date 2024']],
  ['范围是 -80 万到 100 万', ['万 -80', '万 100']],
  ['TRC-20、18K、US500', []],
  ['4.00%～4.25%，1 个工作日', ['% 4', '% 4.25', '个工作日 1']],
])('the numerals of “%s”, each with its unit', (text, expected) => {
  expect(numeralsOf(text).map(({ unit, value }) => `${unit} ${value}`)).toEqual(expected);
});
