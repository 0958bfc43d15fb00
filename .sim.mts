import { campaigns } from './campaigns/index.ts';
import { simulate } from './server/domain/activities/simulation/simulate.ts';
import { statedProfiles } from './server/domain/activities/simulation/assumptions.ts';
import { numbersOf } from './lib/random.ts';
const [,, slug, n = '400'] = process.argv;
const STATED = { newcomers: .3, verified: .6, cards: .4, depositors: .3, meanDeposit: 500, traders: .3, meanLots: 3, inviters: .05, meanFriends: 2, active: .2 };
for (const s of slug.split(',')) {
const c = campaigns.find((c) => c.slug === s)!;
const t = performance.now();
const r = await simulate(c, { customers: Number(n), profiles: statedProfiles(STATED, ['XAUUSD'], numbersOf(1)), source: 'stated', rightShare: .5, from: '2026-06-01', days: 90, budget: undefined } as never, 1);
console.log(s, n, Math.round(performance.now() - t), 'ms', r.cost, r.largest, r.from, r.to);
}
