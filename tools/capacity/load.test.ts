import { fullest, type Load, usedBy } from './load';
import { ONE_MACHINE } from './steps';
import { FIGURES } from './testing/figures';

const NOTHING: Load = { visits: 0, registrations: 0, acts: 0, soldOut: 0, sameRow: 0, sockets: 0 };

test('adds up what visits, registrations, acts and sockets take of the cores of one machine', () => {
  const load = { visits: 100, registrations: 10, acts: 20, soldOut: 30, sameRow: 0, sockets: 1_000 };
  // 100 × 4 + 10 × 15 + 20 × 7 + 30 × 2 + 1000 × 18 / 60 milliseconds per second, of 2000.
  expect(usedBy(load, FIGURES, ONE_MACHINE)['processor of the machine']).toBeCloseTo(1_050 / 2_000);
});

test('measures separate machines separately', () => {
  const apart = { ...ONE_MACHINE, together: false, edgeCores: 1, serverCores: 2, databaseCores: 4, serverProcesses: 2 };
  const use = usedBy({ ...NOTHING, acts: 100 }, FIGURES, apart);
  expect(use).not.toHaveProperty('processor of the machine');
  expect(use['processor of the servers']).toBeCloseTo(0.2);
  expect(use['processor of the database']).toBeCloseTo(0.075);
  expect(use['threads of the servers that handle requests']).toBeCloseTo(0.2);
});

test('counts hashing neither as work of the thread that handles requests nor as work of a connection', () => {
  const use = usedBy({ ...NOTHING, registrations: 100 }, FIGURES, ONE_MACHINE);
  expect(use['threads of the servers that handle requests']).toBeCloseTo(0.5);
  expect(use['connections to the database']).toBeCloseTo(0.03);
});

test('leaves pages and files to a content network, but not the events of visits', () => {
  const load = { ...NOTHING, visits: 100 };
  const without = usedBy(load, FIGURES, ONE_MACHINE);
  const behind = usedBy(load, FIGURES, { ...ONE_MACHINE, offloaded: 0.9 });
  expect(behind.network).toBeCloseTo((without.network ?? 0) * 0.1);
  expect(behind['connections to the database']).toBe(without['connections to the database']);
});

test('lets acts on the same row wait for each other, on however many machines', () => {
  const load = { ...NOTHING, acts: 1_000, sameRow: 100 };
  expect(usedBy(load, FIGURES, { ...ONE_MACHINE, databaseCores: 100 })['row of a prize']).toBeCloseTo(0.3);
});

test('names the resource that is full first', () => {
  expect(fullest({ network: 0.4, 'processor of the database': 0.7 })).toEqual({
    resource: 'processor of the database',
    used: 0.7,
  });
  expect(() => fullest({})).toThrow('no resource');
});
