import { defineCampaign, definitionOf } from '@/lib/campaign/define';
import type { CampaignInput } from '@/lib/campaign/schema';
import campaign from './kh-7694-form';

const FILE = 'campaigns/broken.ts';

const definition = definitionOf(campaign) as CampaignInput;

function broken(changes: object) {
  return () => defineCampaign(FILE, { ...definition, ...changes } as CampaignInput);
}

const { hero, reasons, rules } = definition;
const [firstReason, ...otherReasons] = reasons?.items ?? [];

test.each<[string, object, RegExp]>([
  [
    'a sum that does not add up',
    { hero: { ...hero, offer: '至多 {tasks.trade.amount}' } },
    /hero\.offer: 须为各项奖励之和/,
  ],
  ['forbidden words', { hero: { ...hero, kicker: '全网首选' } }, /hero\.kicker: 广告禁用词：全网[\s\S]*首选/],
  [
    'a promise',
    { reasons: { ...reasons, items: [{ ...firstReason, text: '稳赚不赔' }, ...otherReasons] } },
    /reasons\.items\.0\.text/,
  ],
  ['a missing rule', { rules: rules.slice(1) }, /rules: 须按顺序写全/],
  ['rules out of order', { rules: rules.toReversed() }, /rules: 须按顺序写全/],
  ['a rule without text', { rules: rules.map((rule) => ({ ...rule, items: [''] })) }, /rules\.0\.items/],
  ['an unknown token', { description: '{bank}' }, /description: 没有占位符 \{bank\}/],
  ['an unknown theme', { theme: 'neon' }, /theme/],
  ['a field that no campaign has', { colour: 'red' }, /colour/],
  ['a description too long to be shown', { description: '字'.repeat(161) }, /description: 不超过160字/],
])('rejects %s and names file and field', (_, changes, fault) => {
  expect(broken(changes)).toThrow(fault);
  expect(broken(changes)).toThrow(FILE);
});
