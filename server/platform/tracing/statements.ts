import { isTracing, traced } from './traced';

const FIRST_WORD = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+"([a-z_]+)"/i;

/** Verb and table of a statement, such as `SELECT accounts`; never its values. */
function summaryOf(statement: string): string {
  const [, verb = 'query'] = FIRST_WORD.exec(statement) ?? [];
  const [, table] = TABLE.exec(statement) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(' ');
}

const SYSTEM = { 'db.system.name': 'postgresql' };

/** Runs a transaction in a span, which includes waiting for a connection. */
export function tracedTransaction<Result>(execute: () => Promise<Result>): Promise<Result> {
  return traced({ name: 'transaction', kind: 'client', attributes: SYSTEM }, execute);
}

type Query = (statement: string | { text: string }, ...rest: never[]) => Promise<unknown>;
interface Client {
  query: unknown;
  transaction?: unknown;
}

/** Wraps a database client so that its statements create spans; returns it unchanged when tracing is off. */
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
      // The libraries' clients have private fields, which only work on the original object.
      return value.bind(target);
    },
  });
}
