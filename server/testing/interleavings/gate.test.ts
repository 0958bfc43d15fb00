import { Client } from 'pg';
import { createDatabase } from '../create-database';
import { Gate, type Lane } from './gate';

/** Two connections whose statements wait at a gate, and a table with one row. */
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

/** Reads the count, then writes the count plus one. */
const increment = (send: (statement: string) => Promise<{ rows: { n: number }[] }>, reading: string) => async () => {
  await send('begin');
  const { rows } = await send(reading);
  await send(`update counts set n = ${(rows[0]?.n ?? 0) + 1}`);
  await send('commit');
};

/** Alternates between the two as long as both can continue. */
const alternating = () => {
  let last = 1;
  return (waiting: readonly number[]) => {
    last = waiting.includes(1 - last) ? 1 - last : last;
    return last;
  };
};

test.each([
  ['loses an increment without a lock', 'select n from counts', 1],
  ['loses none with a lock', 'select n from counts for update', 2],
])('alternating statements %s, and others continue while one waits for a lock', async (_, reading, count) => {
  const { gate, send, observer, close } = await open();
  await gate.interleave(
    ([0, 1] as const).map((place) => increment((statement) => send(place, statement), reading)),
    alternating(),
  );
  expect((await observer.query('select n from counts')).rows).toEqual([{ n: count }]);
  expect(gate.waits).toBeGreaterThan(0);
  await close();
});
