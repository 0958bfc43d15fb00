import { Client } from 'pg';
import { createDatabase } from '../create-database';
import { Gate, type Lane } from './gate';

jest.setTimeout(240_000);

/** Two connections whose statements wait at a gate, on a table with one row. */
async function open() {
  const url = await createDatabase(process.env.TEST_POSTGRES ?? '');
  const clients = Array.from({ length: 3 }, () => new Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const [observer, ...own] = clients as [Client, Client, Client];
  await observer.query('create table counts (n int); insert into counts values (0)');
  const gate = new Gate(2, async (pids) => {
    const blocking = 'select pid from unnest($1::int[]) as pid where cardinality(pg_blocking_pids(pid)) > 0';
    return (await observer.query<{ pid: number }>(blocking, [pids])).rows.map(({ pid }) => pid);
  });
  const send = (place: 0 | 1, statement: string) => {
    const client = own[place] as Client & { processID: number };
    return (gate.lanes[place] as Lane).pass(statement, client.processID, () => client.query(statement));
  };
  return { gate, send, observer, close: () => Promise.all(clients.map((client) => client.end())) };
}

/** Reads the count and then writes one more. */
const increment = (send: (statement: string) => Promise<{ rows: { n: number }[] }>, reading: string) => async () => {
  await send('begin');
  const { rows } = await send(reading);
  await send(`update counts set n = ${(rows[0]?.n ?? 0) + 1}`);
  await send('commit');
};

/** Each in turn, as far as it can go on. */
const alternating = () => {
  let last = 1;
  return (waiting: readonly number[]) => {
    last = waiting.includes(1 - last) ? 1 - last : last;
    return last;
  };
};

test.each([
  ['without a lock loses one of two increments', 'select n from counts', 1],
  ['with a lock loses none', 'select n from counts for update', 2],
])('a schedule that alternates %s, and goes on beside a statement that waits', async (_, reading, count) => {
  const { gate, send, observer, close } = await open();
  await gate.interleave(
    ([0, 1] as const).map((place) => increment((statement) => send(place, statement), reading)),
    alternating(),
  );
  expect((await observer.query('select n from counts')).rows).toEqual([{ n: count }]);
  expect(gate.waits).toBeGreaterThan(0);
  await close();
});
