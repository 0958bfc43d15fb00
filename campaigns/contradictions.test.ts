import type { Campaign } from '@/lib/campaign/schema';
import { textsOf } from '@/lib/campaign/texts';
import { campaigns } from './index';

interface Pair {
  /** Where visitors would read both: in the rules, or anywhere on the page. */
  among: 'rules' | 'page';
  /** What may not be said … */
  said: RegExp;
  /** … beside this. */
  beside: RegExp;
}

const COLLECTED_UNTIL = /活动结束后 \d+ 天内，仍可在本页领取/;
const MONTHLY = /每月 1 日(?: 00:00 起重新累计|翻新)/;

/** Phrases that contradict each other, each pair with a campaign and a sentence that would contradict its rules. */
const PAIRS: [slug: string, planted: string, Pair][] = [
  [
    'jf-send-usdt-2509',
    '达到的段位不过期。',
    { among: 'rules', said: /不过期|长期有效|永久有效/, beside: COLLECTED_UNTIL },
  ],
  [
    'labour-day-2505',
    '已达到的档位，在活动结束前有效。',
    { among: 'rules', said: /(?:档位|段位|奖励)[^。；]*活动结束前有效/, beside: COLLECTED_UNTIL },
  ],
  [
    'kh_7694_form',
    '截止前已开户的客户，仍按原规则领取。',
    { among: 'rules', said: /已开户的客户，仍按/, beside: COLLECTED_UNTIL },
  ],
  ['first-amount-2502', '升档后补发差额。', { among: 'rules', said: /升档|补发?差额/, beside: /之后的入金不计入/ }],
  ['sprint-bonus', '每人只可参加一次。', { among: 'rules', said: /[只仅]可参加一次/, beside: MONTHLY }],
  [
    'golden-autumn',
    '自领取之日起 60 天内有效。',
    { among: 'rules', said: /自领取之日起 \d+ 天内/, beside: /自存入之日起 \d+ 天内/ },
  ],
  ['guess-rate-2509', '例会改期的，本期顺延。', { among: 'page', said: /顺延/, beside: /(?:本期|一期)作废/ }],
  ['christmasAndNewyear', '错过了就留给明年的雪。', { among: 'page', said: /明年/, beside: MONTHLY }],
  ['summer', '本活动不设赠金。', { among: 'rules', said: /不设赠金/, beside: /赠金，?以美元计入/ }],
  ['jyzj5', '不需要实名。', { among: 'page', said: /(?:无需|不需要?|不必)实名/, beside: /领取奖励前须通过实名认证/ }],
];

/** Sentences that no page may say, because the server has no data for them or does not enforce them. */
const UNHELD: [slug: string, planted: string, said: RegExp][] = [
  ['trade-lowest-2503', '佣金账户不参加。', /(?:点差|佣金|返佣|代理)账户/],
  ['kh_7694_form', '锁仓与对冲交易不计入。', /(?:^|[。；])(?!经核实|以)[^。；]*(?:锁仓|对冲)[^。；]*不计入/],
  ['bull-market', '通过后才能入金与出金。', /才能入金|才能出金/],
  ['first-amount-2502', '没有入金记录的客户。', /没有入金记录|从未入金/],
  ['jyzj5', '不再另计日常赠金。', /不再另计/],
  ['reg-2509', '满 $300或等值货币。', /\d(?:或|以上)(?=[^\d ])/],
];

function textOf(campaign: Campaign, among: Pair['among']): string {
  return among === 'page'
    ? textsOf(campaign)
        .map(({ text }) => text)
        .join('\n')
    : campaign.rules.flatMap(({ items }) => items).join('\n');
}

function contradicts(campaign: Campaign, { among, said, beside }: Pair): boolean {
  const text = textOf(campaign, among);
  return said.test(text) && beside.test(text);
}

/** A campaign whose rules also say something. */
function saying(slug: string, sentence: string): Campaign {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  const [first, ...rest] = campaign.rules;
  return { ...campaign, rules: first ? [{ ...first, items: [...first.items, sentence] }, ...rest] : [] };
}

describe.each(PAIRS)('%s: “%s”', (slug, planted, pair) => {
  test('no campaign says both', () => {
    expect(campaigns.filter((campaign) => contradicts(campaign, pair)).map((campaign) => campaign.slug)).toEqual([]);
  });

  test('finds a campaign that does', () => {
    expect(contradicts(saying(slug, planted), pair)).toBe(true);
  });
});

describe.each(UNHELD)('%s: “%s”', (slug, planted, said) => {
  const faults = (campaign: Campaign) => textsOf(campaign).filter(({ text }) => said.test(text));

  test('no campaign says it', () => {
    expect(campaigns.flatMap((campaign) => faults(campaign).map(({ text }) => `${campaign.slug}: ${text}`))).toEqual(
      [],
    );
  });

  test('finds a campaign that does', () => {
    expect(faults(saying(slug, planted))).toHaveLength(1);
  });
});
