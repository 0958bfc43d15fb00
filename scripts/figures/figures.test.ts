import { OF_BANKS } from '@/campaigns/bank-facts';
import { COUNTED, COUNTED_EVERYWHERE } from '@/campaigns/counted-facts';
import { EVERYWHERE, OF_CAMPAIGNS } from '@/campaigns/facts';
import { factsOf } from '@/campaigns/facts-of';
import { campaigns } from '@/campaigns/index';
import { bankTextsOf, untracedInBank } from '@/lib/campaign/figures/banks';
import { textsOf } from '@/lib/campaign/figures/texts';
import { traceIn, untracedIn } from '@/lib/campaign/figures/untraced';
import type { Campaign } from '@/lib/campaign/schema';
import { clauseTexts, componentTexts, unknownInClauses, unknownInComponents } from './elsewhere';
import { OF_CLAUSES, OF_COMPONENTS } from './known-words';
import { swapsIn } from './swaps';

test('every numeral that a campaign shows is one of its values or a known fact', () => {
  const found = campaigns.flatMap((campaign) =>
    untracedIn(campaign, factsOf(campaign.slug)).map((fault) => `${campaign.slug}: ${fault}`),
  );
  expect(found).toEqual([]);
});

test('every fact is told somewhere', () => {
  const told = (says: string, among: readonly Campaign[]) =>
    among.some((campaign) => textsOf(campaign).some(({ text }) => text.includes(says)));
  const untold = [...EVERYWHERE, ...COUNTED_EVERYWHERE].filter(({ says }) => !told(says, campaigns));
  const untoldOfCampaigns = [OF_CAMPAIGNS, COUNTED]
    .flatMap(Object.entries<typeof EVERYWHERE>)
    .flatMap(([slug, facts]) =>
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
  ['answer-2412', '全程两分钟', '全程三分钟'],
  ['lottery-october', '七格有礼，其中', '九格有礼，其中'],
  ['sign-in-hot-gold', '七日炉火', '五日炉火'],
  ['first-amount-2502', '四盏灯，您点哪一', '五盏灯，您点哪一'],
  ['golden-autumn', '再按四档收取赠金', '再按六档收取赠金'],
  ['bbwy', '每项领取一次', '每项领取两次'],
  ['scramble-dollar-2501', '每个账户每场限抢一个', '每个账户每场限抢两个'],
  ['compensate-plan', '补偿券 · 每户两张', '补偿券 · 每户五张'],
  ['nonfarm-2502', '一天计两天，连续七天', '一天计四天，连续七天'],
  ['jyzj5', '按平时的两倍发', '按平时的三倍发'],
  ['first-amount-2502', '点亮第三盏', '点亮第八盏'],
  ['welcome-new', '四站有礼', '六站有礼'],
  ['bbwy', '首次入金单笔满', '首周入金单笔满'],
  ['triple-surprise', '三张翻完合计', '半小时内三张翻完合计'],
  // True figures of the same definition in each other's place.
  ['first-amount-2502', '首次入金满 $3,000，得 $268', '首次入金满 $3,000，得 $588'],
  ['insurance-2508', '铜盾券 7 天、银盾券 15 天', '铜盾券 15 天、银盾券 7 天'],
  ['newcomer-2412', '自存入之日起 45 天内', '自存入之日起 30 天内'],
  ['newcomer-2412', '活动结束后 30 天内', '活动结束后 45 天内'],
  ['sign-in-jx', '连续 14 天 $18', '连续 21 天 $18'],
  ['lottery-october', '每累计平仓 2 手另得 1 次', '每累计平仓 1 手另得 2 次'],
  ['guessing', '28 日 24:00 截止', '2 日 08:00 截止'],
  ['guess-2508', '连中 5 期，另得 $8', '连中 8 期，另得 $8'],
  ['auth-award', '绑卡，全部完成合计 $18', '绑卡，全部完成合计 $10'],
  ['zhongqiu-2509', '市场价约 $25', '市场价约 $28'],
];

test.each(PLANTED)('%s: instead of “%s” the false “%s” is caught', (slug, said, planted) => {
  const campaign = campaigns.find((one) => one.slug === slug);
  const text = JSON.stringify(campaign);
  expect(text).toContain(said);
  const [caught = ''] = untracedIn(JSON.parse(text.replace(said, planted)) as Campaign, factsOf(slug));
  expect(caught).toMatch(/^[A-Za-z0-9.]+: .+ in “.+”$/);
});

test('of true figures in each other’s place, all but a few in examples and asides are caught', () => {
  const swaps = campaigns.flatMap((campaign) => {
    const trace = traceIn(campaign, factsOf(campaign.slug));
    return swapsIn(campaign).map((swap) => trace(swap).length > 0);
  });
  const caught = swaps.filter((found) => found).length / swaps.length;
  expect(swaps.length).toBeGreaterThan(5000);
  expect(caught).toBeGreaterThan(0.92);
});

test('every numeral of a quiz is in a fact of its question, and every such fact is told there', () => {
  const untraced = campaigns.flatMap((campaign) =>
    untracedInBank(campaign, OF_BANKS[campaign.slug] ?? {}).map((fault) => `${campaign.slug}: ${fault}`),
  );
  const untold = Object.entries(OF_BANKS).flatMap(([slug, facts]) => {
    const texts = campaigns.filter((campaign) => campaign.slug === slug).flatMap(bankTextsOf);
    return Object.entries(facts).flatMap(([id, { says }]) =>
      says.filter((words) => !texts.some((told) => told.id === Number(id) && told.text.includes(words))),
    );
  });
  expect([...untraced, ...untold]).toEqual([]);
});

/** A question's true words, and false ones in their place. */
const PLANTED_IN_BANKS: [slug: string, said: string, planted: string][] = [
  ['answer-2412', '一金衡盎司约为31.1035克', '一金衡盎司约为31.3035克'],
  ['answer-2412', '每年召开八次例行议息会议', '每年召开六次例行议息会议'],
  ['answer-2412', '价格下跌8美元', '价格下跌9美元'],
  ['answer-2505', '"100000"', '"200000"'],
  ['answer-2505', '欧元约占57.6%', '欧元约占67.5%'],
  ['answer-2505-single', '降至4.00%至4.25%', '降至4.25%至4.50%'],
  [
    'answer-2505-single',
    '"options":["4次","6次","8次","12次"],"right":2',
    '"options":["4次","6次","8次","12次"],"right":1',
  ],
  ['dragon-boat-festival', '由20名桨手、1名鼓手', '由20名桨手、2名鼓手'],
  ['dragon-boat-festival', '"2009年"', '"2008年"'],
  ['moonFestival', '带回1731克月球样品', '带回1371克月球样品'],
  ['moonFestival', '由哪两种浓酸', '由哪三种浓酸'],
  ['dragon-boat-festival', '990与999的都称足金', '990与995的都称足金'],
  ['dragon-boat-festival', '厚约0.1微米', '厚约1.0微米'],
];

test.each(PLANTED_IN_BANKS)('a question of %s: instead of “%s” the false “%s” is caught', (slug, said, planted) => {
  const text = JSON.stringify(campaigns.find((campaign) => campaign.slug === slug));
  expect(text).toContain(said);
  const changed = JSON.parse(text.replace(said, planted)) as Campaign;
  expect(untracedInBank(changed, OF_BANKS[slug] ?? {})[0]).toMatch(/^bank\.\d+: .+ in “.+”$/);
});

test('every numeral of the clauses and of pages and components is known, and every one that is known is told', () => {
  expect([...unknownInClauses(clauseTexts()), ...unknownInComponents(componentTexts())]).toEqual([]);
  const untold = (words: Readonly<Record<string, readonly string[]>>, texts: ReturnType<typeof clauseTexts>) =>
    Object.values(words)
      .flat()
      .filter((says) => !texts.some(({ text }) => text.includes(says)));
  expect([...untold(OF_CLAUSES, clauseTexts()), ...untold(OF_COMPONENTS, componentTexts())]).toEqual([]);
});

test.each([
  ['在十五个工作日内答复', '在五十个工作日内答复', clauseTexts, unknownInClauses],
  ['不超过二十四小时', '不超过四十八小时', clauseTexts, unknownInClauses],
  ['年满十八周岁', '年满十六周岁', clauseTexts, unknownInClauses],
  ['每人每场限一个', '每人每场限两个', componentTexts, unknownInComponents],
  ['用 1 张补签卡', '用 2 张补签卡', componentTexts, unknownInComponents],
  ['每券限领一次', '每券限领三次', componentTexts, unknownInComponents],
  ['一船二十二人', '一船二十人', componentTexts, unknownInComponents],
  ['一般在 2 个工作日内', '一般在 3 个工作日内', componentTexts, unknownInComponents],
  ['四步完成', '三步完成', componentTexts, unknownInComponents],
  ['做一手 50 美元', '做一手 5 美元', componentTexts, unknownInComponents],
  ['六题，六段江面', '八题，六段江面', componentTexts, unknownInComponents],
  ['至少8位', '至少6位', componentTexts, unknownInComponents],
  ['注销后加密封存5年', '注销后加密封存3年', clauseTexts, unknownInClauses],
  ['保证金 8,000 美元', '保证金 6,000 美元', clauseTexts, unknownInClauses],
])('elsewhere: instead of “%s” the false “%s” is caught', (said, planted, read, unknown) => {
  const texts = read();
  expect(texts.some(({ text }) => text.includes(said))).toBe(true);
  const changed = texts.map(({ place, text }) => ({ place, text: text.replace(said, planted) }));
  expect(unknown(changed)[0]).toContain(planted);
});
