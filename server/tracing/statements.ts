import { isTracing, traced } from './traced';

const FIRST_WORD = /^\s*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+"([a-z_]+)"/i;

/** What a statement does and to which table, such as `SELECT accounts`; its values are never part of it. */
export function summaryOf(statement: string): string {
  const [, verb = 'query'] = FIRST_WORD.exec(statement) ?? [];
  const [, table] = TABLE.exec(statement) ?? [];
  return [verb.toUpperCase(), table].filter(Boolean).join(' ');
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
    const attributes = { 'db.system.name': 'postgresql', 'db.query.summary': summary };
    return traced({ name: summary, kind: 'client', attributes }, () => (client.query as Query)(statement, ...rest));
  };
  return new Proxy(client, {
    get(target, name) {
      if (name === 'query') return query;
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      if (name === 'transaction') {
        return (work: (inner: Client) => unknown) => value.call(target, (inner: Client) => work(withSpans(inner)));
      }
      // The libraries' clients have private fields, which they find on themselves alone.
      return value.bind(target);
    },
  });
}
