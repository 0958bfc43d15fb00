import type { Cluster } from './cluster';
import type { Result } from './journal';

/** Each result of the visitors with its count, as the visitors name them. */
const RESULTS = `
select 'registration ' || client_id, count(*) from accounts group by client_id
union all select 'account ' || number, count(*) from accounts group by number
union all select 'verification ' || account, count(*) from identities group by account
union all select 'spin ' || account, count(*) from activity_entries where kind = 'wheel' group by account
union all select 'deposit ' || reference, count(*) from deposits group by reference`;

/** How often the database has each result of the visitors. */
export async function readStored(cluster: Cluster): Promise<Map<Result, number>> {
  const rows = (await cluster.sql(RESULTS, 'newactivities')).split('\n').filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [result = '', count] = row.split('|');
      return [result, Number(count)];
    }),
  );
}
