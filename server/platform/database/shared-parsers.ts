import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite';

/**
 * Wraps the client for Drizzle. Drizzle passes the same few parsers with each query, for which PGlite copies its
 * parsers of all types: a tenth of the time of a short query. The wrapper installs them in the client once.
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
