import { matchHost, normalizeHost } from '@/lib/variant/host';
import { refusalOf } from '@/scripts/test/host-under-test';
import { fetchFrom } from './fetch';
import { LANDING } from './pages';
import { hosts, isRemote, originOf, tables } from './target';

/**
 * Before the tests of a real deployment, checks that the deployment knows its host.
 * @throws Error with the reason if it does not
 */
export default async function checkHost(): Promise<void> {
  const [host] = hosts;
  if (!isRemote || host === undefined) return;
  const answer = await fetchFrom(`${originOf(host)}${LANDING}`);
  const [, brand] = /data-brand="([^"]*)"/.exec(await answer.text()) ?? [];
  const isNamed = matchHost(tables.hostRules, normalizeHost(host)) !== undefined;
  const refusal = refusalOf(host, isNamed, { status: answer.status, brand });
  if (refusal) throw new Error(refusal);
}
