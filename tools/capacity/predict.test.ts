import { type Measured, OPERATIONS, type Operation } from './measured';
import { errorOf, predict, wronglyPredicted } from './predict';
import { FIGURES } from './testing/figures';

function withCost(operation: Operation, cost: Partial<Measured['costs']['act']>): Measured {
  return { ...FIGURES, costs: { ...FIGURES.costs, [operation]: { ...FIGURES.costs[operation], ...cost } } };
}

/** How much of a rate is left when 8 operations at a time keep two cores busy. */
const OF_EIGHT = 8 / 9;

test.each<[what: string, Measured, Operation, number, string]>([
  ['one thread', FIGURES, 'act', OF_EIGHT * 250, 'thread of the server that handles requests'],
  ['hashing', FIGURES, 'register', (OF_EIGHT * 1_000) / 7, 'threads of the server that compute hashes'],
  [
    'all cores, with the work of the generator',
    withCost('act', { cpu: { edge: 1, server: 4, site: 0, database: 4, generator: 1 } }),
    'act',
    OF_EIGHT * 200,
    'processor',
  ],
  ['connections', withCost('act', { connection: 100 }), 'act', OF_EIGHT * 100, 'connections to the database'],
])('predicts a rate that %s limits', (_, measured, operation, perSecond, resource) => {
  const prediction = predict(operation, measured);
  expect(prediction.resource).toBe(resource);
  expect(prediction.perSecond).toBeCloseTo(perSecond);
});

test('leaves the idle product its part of the cores', () => {
  const busy = withCost('act', { cpu: { edge: 1, server: 4, site: 0, database: 4, generator: 1 } });
  const idle = { ...busy.idle, site: 1_000 };
  expect(predict('act', { ...busy, idle }).perSecond).toBeCloseTo(OF_EIGHT * 100);
});

test('leaves other programs their part of the cores', () => {
  const busy = withCost('act', { cpu: { edge: 1, server: 4, site: 0, database: 4, generator: 1 } });
  const act = { ...busy.saturation.act, others: 1 };
  expect(predict('act', { ...busy, saturation: { ...busy.saturation, act } }).perSecond).toBeCloseTo(OF_EIGHT * 100);
});

test('does not use the measured highest rates', () => {
  const fast = { ...FIGURES.saturation.act, perSecond: 1e6 };
  expect(predict('act', { ...FIGURES, saturation: { ...FIGURES.saturation, act: fast } })).toEqual(
    predict('act', FIGURES),
  );
});

test('predicts more with more operations at a time, which leave a resource less often without work', () => {
  const { act } = FIGURES.costs;
  const visit = predict('visit', { ...FIGURES, costs: { ...FIGURES.costs, visit: act } });
  expect(visit.perSecond).toBeCloseTo((32 / 33) * 250);
});

test('names the operations whose prediction is more than a fifth too low or too high', () => {
  const rates = { page: 1.1, visit: 1.1, code: 0.81, register: 1.22, act: 0.79, soldOut: 1 };
  const predicted = (operation: Operation) => predict(operation, FIGURES).perSecond;
  const saturation = Object.fromEntries(
    OPERATIONS.map((operation) => [
      operation,
      { ...FIGURES.saturation[operation], perSecond: predicted(operation) / rates[operation] },
    ]),
  ) as Measured['saturation'];
  expect(wronglyPredicted({ ...FIGURES, saturation })).toEqual(['register', 'act']);
});

test('says how far too high a prediction is', () => {
  expect(errorOf(110, 100)).toBeCloseTo(0.1);
  expect(errorOf(80, 100)).toBeCloseTo(-0.2);
});
