import { readFileSync } from 'node:fs';
import { fullest, usedBy } from './load';
import { MEASURED, measuredSchema } from './measured';
import { ASSUMED, changesOf, peakOf, planFor, STEPS } from './steps';
import { FIGURES } from './testing/figures';

const plans = STEPS.map((visits) => planFor(visits, FIGURES));

test('computes the busiest minute of a day', () => {
  const { visits, registrations, sockets } = peakOf(1_000_000);
  expect(visits).toBeCloseTo(125);
  expect(registrations).toBeCloseTo(2.5);
  expect(sockets).toBeCloseTo(4_500);
});

const measured = measuredSchema.parse(JSON.parse(readFileSync(MEASURED, 'utf8')));
/** Acts that hold their connections for long and work little. */
const waiting = { ...FIGURES, costs: { ...FIGURES.costs, act: { ...FIGURES.costs.act, connection: 300 } } };

test.each([
  ['invented', FIGURES],
  ['measured', measured],
  ['long waiting', waiting],
])('leaves room in every resource at every step, by %s figures', (_, figures) => {
  for (const visits of STEPS) {
    const { peak, deployment } = planFor(visits, figures);
    expect(fullest(usedBy(peak, figures, deployment)).used).toBeLessThanOrEqual(ASSUMED.use);
  }
});

test('has as many sessions behind PgBouncer as its file allows', () => {
  const file = readFileSync('deploy/pgbouncer/pgbouncer.ini', 'utf8');
  const allowed = Number(/^max_db_connections = (\d+)$/m.exec(file)?.[1]);
  expect(ASSUMED.sessions).toMatchObject({ small: allowed, medium: allowed });
});

test('uses one machine and two standbys for few visits', () => {
  expect(plans[0]?.machines).toEqual([{ size: 'small', count: 3, of: 'everything, and two standbys' }]);
  expect(plans[0]?.deployment.together).toBe(true);
});

test('has three machines for each database', () => {
  for (const { machines, databases } of plans) expect(machines.at(-1)?.count).toBe(3 * databases);
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
