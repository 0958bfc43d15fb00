import type { CountRow } from './counts';
import { resultOf } from './result-of';
import { discoveriesIn } from './segments';

const ARMS = [
  { name: 'plain', weight: 50, buckets: 50 },
  { name: 'calm', weight: 50, buckets: 50 },
];

/** A day's visitors of an arm: 4 % open an account, and nothing is wrong. */
function row(arm: string, change: Partial<CountRow> = {}): CountRow {
  const visitors = change.visitors ?? 100_000;
  return {
    ...{ arm, day: '2026-12-01', host: 'a.example', brand: 'alpha', plan: 'gold', cost: 2 },
    visitors,
    ...{ phones: visitors / 10, codes: visitors / 10 - visitors / 100 },
    ...{ accounts: visitors / 25, verified: visitors / 50, deposits: visitors / 100, dollars: 3 * visitors },
    ...{ loaded: visitors, loadTime: 2 * visitors, loadTimeSquared: 5 * visitors },
    ...change,
  };
}

function resultFor(rows: readonly CountRow[], change: Partial<Parameters<typeof resultOf>[0]> = {}) {
  const usual = { measure: 'accounts', smallest: 0.1, arms: ARMS, waiting: 7, needed: 79_412, visitorsDaily: 1_000 };
  return resultOf({ ...usual, rows, ...change } as Parameters<typeof resultOf>[0]);
}

const verdictOn = (...args: Parameters<typeof resultFor>) => resultFor(...args).verdict;

describe('verdict', () => {
  const BETTER = { accounts: 4_800 };
  const SLOW = { loadTime: 250_000 };

  test('is a mismatch before anything else, and then compares nothing', () => {
    const result = resultFor([row('plain'), row('calm', { ...BETTER, ...SLOW, visitors: 96_000 })]);
    expect(result.verdict).toEqual({ code: 'mismatch' });
    expect(result.arms[1]).toMatchObject({ rate: 0.05, change: null, accounts: null, dollars: null });
    expect(result).toMatchObject({ guardrails: [], history: [], segments: [] });
  });

  test('is a broken guardrail before a better measure, and before there are enough accounts', () => {
    const broken = { code: 'broken', arm: 'calm', guardrail: 'loading' };
    expect(verdictOn([row('plain'), row('calm', { ...BETTER, ...SLOW })])).toEqual(broken);
    expect(verdictOn([row('plain'), row('calm', { accounts: 3, ...SLOW })])).toEqual(broken);
  });

  test('is early without enough accounts', () => {
    expect(verdictOn([row('plain', { visitors: 500 }), row('calm', { visitors: 500 })])).toEqual({ code: 'early' });
    expect(verdictOn([])).toEqual({ code: 'early' });
  });

  test('is the better arm, of several the best', () => {
    const arms = ['plain', 'calm', 'bold', 'loud'].map((name) => ({ name, weight: 25, buckets: 25 }));
    const counts = { plain: 4_000, calm: 4_600, bold: 4_900, loud: 3_000 };
    const rows = Object.entries(counts).map(([arm, accounts]) => row(arm, { accounts, cost: 0 }));
    expect(verdictOn(rows, { arms })).toEqual({ code: 'better', arm: 'bold' });
  });

  test('is worse if every other arm is', () => {
    const worse = row('calm', { accounts: 3_600, cost: 0 });
    expect(verdictOn([row('plain'), worse])).toEqual({ code: 'worse' });
    const arms = ['plain', 'calm', 'bold'].map((name) => ({ name, weight: 33, buckets: 33 }));
    expect(verdictOn([row('plain'), worse, row('bold')], { arms })).toEqual({ code: 'equal' });
  });

  test('is equal only with the planned visitors, and before it says how many days are left', () => {
    const rows = [row('plain'), row('calm')];
    expect(verdictOn(rows)).toEqual({ code: 'equal' });
    // Half of 1,000 visitors a day see each arm.
    expect(verdictOn(rows, { needed: 110_100 })).toEqual({ code: 'undecided', days: 21 });
    expect(verdictOn(rows, { needed: 110_100, visitorsDaily: 0 })).toEqual({ code: 'undecided', days: null });
    expect(verdictOn(rows, { needed: null })).toEqual({ code: 'undecided', days: null });
  });
});

test('expects visitors by the buckets of the arms', () => {
  const arms = [
    { name: 'plain', weight: 50, buckets: 17 },
    { name: 'calm', weight: 50, buckets: 16 },
  ];
  const { ratio } = resultFor([row('plain', { visitors: 17_000 }), row('calm', { visitors: 16_000 })], { arms });
  expect(ratio.arms.map(({ expected }) => expected)).toEqual([17_000, 16_000]);
});

test('measures load time (worse, but within its limit), numbers without a code, and spend per account of paid visitors', () => {
  const paid = { accounts: 2_000, codes: 8_000, loadTime: 216_000 };
  const organic = { visitors: 100_000, accounts: 9_000, cost: 0 };
  const { guardrails } = resultFor([row('plain'), row('plain', organic), row('calm', paid), row('calm', organic)]);
  const changes = guardrails.map(({ guardrail, change, broken }) => [guardrail, change?.estimate.toFixed(3), broken]);
  expect(changes).toEqual([
    ['loading', '0.040', false],
    ['failures', '0.500', true],
    ['cost', '1.000', true],
  ]);
});

test('gains in a month what the change adds to accounts and dollars of all visitors', () => {
  const { arms } = resultFor([row('plain'), row('calm', { accounts: 5_000, deposits: 1_200 })], {
    measure: 'verified',
  });
  const [plain, calm] = arms;
  expect(plain).toMatchObject({ rate: 0.02, change: null, accounts: null, dollars: null });
  // 30,000 visitors: 4 % open an account and 1 % deposit; all deposits have 600,000 dollars in 2,200.
  expect(calm?.accounts?.estimate).toBeCloseTo(30_000 * 0.04 * 0.25, 6);
  expect(calm?.dollars?.estimate).toBeCloseTo(30_000 * 0.01 * 0.2 * (600_000 / 2_200), 6);
  expect(resultFor([row('plain'), row('calm', { deposits: 2 })]).arms[1]?.dollars).toBeNull();
});

test('has the change by the end of each day, in their order', () => {
  const days = ['2026-12-02', '2026-12-01', '2026-12-03'];
  const accounts = (day: string) => (day > '2026-12-02' ? 7_000 : 4_000);
  const rows = days.flatMap((day) => [row('plain', { day }), row('calm', { day, accounts: accounts(day) })]);
  const { history, arms } = resultFor(rows);
  expect(history.map(({ day, arm, change }) => `${day} ${arm} ${change.estimate.toFixed(2)}`)).toEqual([
    '2026-12-01 calm 0.00',
    '2026-12-02 calm 0.00',
    '2026-12-03 calm 0.25',
  ]);
  expect(history[2]?.change).toEqual(arms[1]?.change);
});

test('compares the groups of segments that have several, and corrects for their number', () => {
  const hosts = Array.from({ length: 20 }, (_, index) => `h${index}.example`);
  const rows = hosts.flatMap((host, index) => [
    row('plain', { host, visitors: 10_000 }),
    row('calm', { host, visitors: 10_000, accounts: [560, 495][index] ?? 400 }),
  ]);
  const rare = ['plain', 'calm'].map((arm) => row(arm, { host: 'rare.example', visitors: 100 }));
  const { segments } = resultFor([...rows, ...rare], { smallest: 0.3 });
  expect(segments).toHaveLength(20);
  const [sure, chance, same] = segments;
  expect(sure).toMatchObject({ segment: 'host', value: 'h0.example', arm: 'calm', visitors: 10_000, sure: true });
  expect(chance?.change.p).toBeLessThan(0.05);
  expect([chance?.sure, same?.sure]).toEqual([false, false]);
});

test('discovers the four that the authors of the procedure do, in a study with 15 comparisons', () => {
  const study = [
    ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459],
    ...[0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
  ];
  expect(discoveriesIn(study.toReversed())).toEqual(study.map((_, index) => index >= 11));
  // A p-value above its own part, because of a larger one below its part.
  expect(discoveriesIn([0.04, 0.03])).toEqual([true, true]);
});
