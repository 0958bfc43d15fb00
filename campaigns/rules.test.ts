import { definitionOf } from '@/lib/campaign/define';
import { limitsIn } from '@/lib/campaign/limits';
import { RISK_HEADING, type Rule } from '@/lib/campaign/schema';
import { campaigns } from './index';

/** Limits that only operators or the trading platform enforce, which therefore no function of this product generates. */
const ENFORCED_OUTSIDE: readonly [slug: string, sentence: RegExp][] = [
  ['integrate-2412', /^点差抵扣券用于/],
  ['jf-send-usdt-2509', /^地址一经确认不可更改。$/],
  ['newcomer-2507', /体验金|体验单|体验持仓/],
];

/** The limits that each definition writes by hand. */
const written = campaigns.flatMap((campaign) =>
  limitsIn((definitionOf(campaign).rules as Rule[]).filter(({ heading }) => heading !== RISK_HEADING)).map(
    ({ sentence }) => ({ slug: campaign.slug, sentence }),
  ),
);

test('no definition writes a limit by hand', () => {
  const isOutside = (slug: string, sentence: string) =>
    ENFORCED_OUTSIDE.some(([where, said]) => where === slug && said.test(sentence));
  expect(written.filter(({ slug, sentence }) => !isOutside(slug, sentence))).toEqual([]);
});

test.each(ENFORCED_OUTSIDE)('%s has the limit %s', (slug, said) => {
  expect(written.some((limit) => limit.slug === slug && said.test(limit.sentence))).toBe(true);
});
