import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/**
 * The client as Drizzle uses it. Drizzle hands each query the same few parsers, for which PGlite copies its own, one for every
 * type of the database: a tenth of the time of a short query. Here they become the client's own.
 */
export function withSharedParsers(client: PGlite): PGlite {
  const share = <Shared extends PGlite | Transaction>(queries: Shared) => ({
    query: (statement: string, values?: unknown[], { parsers, ...options }: QueryOptions = {}) => {
      Object.assign(client.parsers, parsers);
      return queries.query(statement, values, options);
    },
  });
  const shared = {
    ...share(client),
    transaction: (work: (inner: Transaction) => Promise<unknown>) =>
      client.transaction((inner) => work(share(inner) as Transaction)),
  };
  return shared as unknown as PGlite;
}
