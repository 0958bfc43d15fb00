import { isDeepStrictEqual } from 'node:util';
import type { HostRule } from '@/lib/variant/host-rule';
import { type HostChanges, HostTable } from '../../domain/hosts/host-table';
import { lockHosts, readHosts, readHostsBefore, storeHosts } from '../../domain/hosts/store';
import type { Orm } from '../../platform/database/types';
import { OperatorError, type TextResult } from '../common/operation';

/** Says when every server has loaded a change. */
const SOON = 'All servers load it within five seconds.';

/**
 * Changes some hosts and leaves the others unchanged.
 *
 * @param changed returns the changes for the current table
 * @throws OperatorError with the faults of a table that the rules' schema rejects
 */
export async function changeHosts(
  orm: Orm,
  now: Date,
  changed: (table: HostTable) => HostChanges,
): Promise<TextResult> {
  await lockHosts(orm);
  const from = await readHosts(orm);
  const to = new HostTable(from.version + 1, { ...from.changes, ...changed(from) });
  const hosts = changedHosts(from, to);
  if (hosts.length === 0) return { text: 'The hosts already have these rules. Nothing was changed.' };
  return store(orm, now, { from, to, hosts, before: from.version });
}

/** @throws OperatorError if there is nothing left to undo */
export async function undoHostChange(orm: Orm, now: Date): Promise<TextResult> {
  await lockHosts(orm);
  const from = await readHosts(orm);
  const earlier = await readHostsBefore(orm, from);
  const to = new HostTable(from.version + 1, earlier?.table.changes);
  const hosts = changedHosts(from, to);
  if (!earlier || hosts.length === 0) throw new OperatorError('There is no change of hosts to undo.');
  return store(orm, now, { from, to, hosts, before: earlier.before });
}

interface Change {
  from: HostTable;
  to: HostTable;
  hosts: ChangedHost[];
  before: number;
}

async function store(orm: Orm, now: Date, { from, to, hosts, before }: Change): Promise<TextResult> {
  // Faults left over from an earlier version of the brands do not block other changes.
  const mistakes = to.mistakes.filter((mistake) => !from.mistakes.includes(mistake));
  if (mistakes.length > 0) throw new OperatorError(`${mistakes.join('\n')}\nNothing was changed.`);
  await storeHosts(orm, to, { before, now });
  return {
    text: [...hosts.map(({ host, was, is }) => `${host}: ${is} (before: ${was})`), SOON].join('\n'),
    details: { hosts },
  };
}

interface ChangedHost {
  host: string;
  was: string;
  is: string;
}

function changedHosts(from: HostTable, to: HostTable): ChangedHost[] {
  const hosts = [...new Set([...Object.keys(from.changes), ...Object.keys(to.changes)])].sort();
  return hosts
    .map((host) => ({ host, was: entryOf(from, host), is: entryOf(to, host) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was, is))
    .map(({ host, was, is }) => ({ host, was: describeEntry(was), is: describeEntry(is) }));
}

/** `null` for a removed host, `undefined` for one without a rule. */
function entryOf({ tables, changes }: HostTable, host: string): HostRule | null | undefined {
  const changed = changes[host];
  return changed === null ? null : (tables.hostRules.find((rule) => rule.host === host) ?? changed);
}

function describeEntry(entry: HostRule | null | undefined): string {
  if (entry) return describeRule(entry);
  return entry === null ? 'removed' : 'no rule';
}

/** Describes the rule of a host in a few words. */
export function describeRule(rule: HostRule): string {
  const { appCode, iosAppCode, desktopAppCode, packageCode, downloads, iosStore, canonical, verification = {} } = rule;
  return [
    appCode,
    iosAppCode && `${iosAppCode} on iOS`,
    desktopAppCode && `${desktopAppCode} on desktops`,
    packageCode,
    downloads && `downloads ${downloads}`,
    iosStore && `store page ${iosStore}`,
    canonical && 'canonical',
    ...Object.entries(verification).map((pair) => pair.join(':')),
  ]
    .filter(Boolean)
    .join(', ');
}
