import { isTracing, traced } from './traced';

const FIRST_WORD = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+"([a-z_]+)"/i;

/** What a statement does and to which table, such as `SELECT accounts`; its values are never part of it. */
function summaryOf(statement: string): string {
  const [, verb = 'query'] = FIRST_WORD.exec(statement) ?? [];
  const [, table] = TABLE.exec(statement) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(' ');
}

const SYSTEM = { 'db.system.name': 'postgresql' };

/** Carries a transaction out within a span, which begins with the wait for a connection. */
export function tracedTransaction<Result>(execute: () => Promise<Result>): Promise<Result> {
  return traced({ name: 'transaction', kind: 'client', attributes: SYSTEM }, execute);
}

type Query = (statement: string | { text: string }, ...rest: never[]) => Promise<unknown>;
interface Client {
  query: unknown;
  transaction?: unknown;
}

/** The same client of a database, of whose statements spans are made; itself where there are no traces. */
export function withSpans<Traced extends Client>(client: Traced): Traced {
  if (!isTracing()) return client;
  const query: Query = (statement, ...rest) => {
    const summary = summaryOf(typeof statement === 'string' ? statement : statement.text);
    const attributes = { ...SYSTEM, 'db.query.summary': summary };
    return traced({ name: summary, kind: 'client', attributes }, () => (client.query as Query)(statement, ...rest));
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return (work: (inner: Client) => unknown) =>
          tracedTransaction(() => value.call(target, (inner: Client) => work(withSpans(inner))));
      }
      // The libraries' clients have private fields, which they find on themselves alone.
      return value.bind(target);
    },
  });
}
