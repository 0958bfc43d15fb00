import type { Cost, Measured, Saturation } from '../measured';

const cost = (edge: number, server: number, database: number, others: Partial<Cost> = {}): Cost => ({
  cpu: { edge, server, site: 0, database, generator: 0 },
  serverThread: server,
  bytes: 1_000,
  rowsWritten: 1,
  transactions: 1,
  connection: database,
  logged: 100,
  perSecond: 10,
  ...others,
});

const nothing: Saturation = {
  perSecond: 100,
  busy: { edge: 0, server: 0, site: 0, database: 0, generator: 0 },
  others: 0,
};

/** Costs in round numbers of milliseconds. */
export const FIGURES: Measured = {
  measuredAt: '2026-01-01T00:00:00.000Z',
  machine: { cores: 2, processor: 'test', node: 'v20.0.0', postgres: '15.0' },
  others: 0,
  idle: { edge: 0, server: 0, site: 0, database: 0, generator: 0 },
  costs: {
    page: cost(0.02, 0, 0, { bytes: 30_000 }),
    visit: cost(1, 2, 1, { bytes: 200_000 }),
    code: cost(0, 2, 1),
    register: cost(0, 10, 2, { serverThread: 3 }),
    act: cost(0, 4, 3),
    soldOut: cost(0, 1, 1),
  },
  requestsPerVisit: 14,
  socket: { opened: 1_000, cpu: { edge: 6, server: 12 }, memory: { edge: 10_000, server: 20_000 }, bytes: 60_000 },
  saturation: { page: nothing, visit: nothing, code: nothing, register: nothing, act: nothing, soldOut: nothing },
};
