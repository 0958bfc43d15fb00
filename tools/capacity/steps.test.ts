import { fullest, usedBy } from './load';
import { ASSUMED, changesOf, peakOf, planFor, STEPS } from './steps';
import { FIGURES } from './testing/figures';

const plans = STEPS.map((visits) => planFor(visits, FIGURES));

test('computes the busiest minute of a day', () => {
  const { visits, registrations, sockets } = peakOf(1_000_000);
  expect(visits).toBeCloseTo(125);
  expect(registrations).toBeCloseTo(2.5);
  expect(sockets).toBeCloseTo(4_500);
});

test('leaves room in every resource at every step', () => {
  for (const { peak, deployment } of plans) {
    expect(fullest(usedBy(peak, FIGURES, deployment)).used).toBeLessThanOrEqual(ASSUMED.use);
  }
});

test('uses one machine and its standby for few visits', () => {
  expect(plans[0]?.machines).toEqual([{ size: 'small', count: 2, of: 'everything, and a standby' }]);
  expect(plans[0]?.deployment.together).toBe(true);
});

test('has at least two machines of each part from then on', () => {
  for (const { machines } of plans.slice(1)) {
    expect(Math.min(...machines.map(({ count }) => count))).toBeGreaterThanOrEqual(2);
  }
});

test('needs PgBouncer as soon as the processes want more connections than PostgreSQL accepts', () => {
  for (const { connectionsWanted, pooled } of plans) expect(pooled).toBe(connectionsWanted > 100);
});

test('names each change only at the step that makes it', () => {
  const changes = plans.flatMap((plan, index) => changesOf(plan, plans[index - 1]));
  expect(new Set(changes).size).toBe(changes.length);
});
