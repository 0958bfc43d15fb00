import { campaigns } from '@/campaigns';
import { contradictions } from './contradictions';

/** A campaign whose rules also say something. */
function saying(slug: string, sentence: string) {
  const campaign = campaigns.find((one) => one.slug === slug);
  if (!campaign) throw new Error(`There is no ${slug}.`);
  const [first, ...rest] = campaign.rules;
  return { ...campaign, rules: first ? [{ ...first, items: [...first.items, sentence] }, ...rest] : [] };
}

/** Sentences, each with the slug of a campaign whose rules it would contradict. */
test.each([
  ['jf-send-usdt-2509', '达到的段位不过期。'],
  ['labour-day-2505', '已达到的档位，在活动结束前有效。'],
  ['kh_7694_form', '截止前已开户的客户，仍按原规则领取。'],
  ['first-amount-2502', '升档后补发差额。'],
  ['sprint-bonus', '每人只可参加一次。'],
  ['golden-autumn', '自领取之日起 60 天内有效。'],
  ['guess-rate-2509', '例会改期的，本期顺延。'],
  ['christmasAndNewyear', '错过了就留给明年的雪。'],
  ['summer', '本活动不设赠金。'],
  ['jyzj5', '不需要实名。'],
])('%s: finds that “%s” contradicts another sentence', (slug, sentence) => {
  expect(contradictions(saying(slug, sentence))).toEqual([
    expect.stringMatching(/^(?:rules|\(root\)): “.+”与“.+”矛盾$/),
  ]);
});

test.each([
  ['trade-lowest-2503', '佣金账户不参加。'],
  ['kh_7694_form', '锁仓与对冲交易不计入。'],
  ['bull-market', '通过后才能入金与出金。'],
  ['first-amount-2502', '没有入金记录的客户。'],
  ['jyzj5', '不再另计日常赠金。'],
  ['reg-2509', '满 $300或等值货币。'],
])('%s: finds that nothing enforces “%s”', (slug, sentence) => {
  expect(contradictions(saying(slug, sentence))).toEqual([expect.stringMatching(/^rules\..+: “.+”没有功能可以保证$/)]);
});
