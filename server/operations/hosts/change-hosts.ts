import { isDeepStrictEqual } from 'node:util';
import type { HostRule } from '@/lib/variant/host-rule';
import { type HostChanges, HostTable } from '../../domain/hosts/host-table';
import { lockHosts, readHosts, readHostsBefore, storeHosts } from '../../domain/hosts/store';
import type { Orm } from '../../platform/database/types';
import { lines, type Sentence } from '../common/answer';
import { sentenceText } from '../common/define-words';
import { type OperationResult, OperatorError } from '../common/operation';
import { say } from './words';

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
): Promise<OperationResult> {
  await lockHosts(orm);
  const from = await readHosts(orm);
  const to = new HostTable(from.version + 1, { ...from.changes, ...changed(from) });
  const hosts = changedHosts(from, to);
  if (hosts.length === 0) return { answer: [say('hosts_unchanged')] };
  return store(orm, now, { from, to, hosts, before: from.version });
}

/** @throws OperatorError if there is nothing left to undo */
export async function undoHostChange(orm: Orm, now: Date): Promise<OperationResult> {
  await lockHosts(orm);
  const from = await readHosts(orm);
  const earlier = await readHostsBefore(orm, from);
  const to = new HostTable(from.version + 1, earlier?.table.changes);
  const hosts = changedHosts(from, to);
  if (!earlier || hosts.length === 0) throw new OperatorError(say('no_host_change'));
  return store(orm, now, { from, to, hosts, before: earlier.before });
}

interface Change {
  from: HostTable;
  to: HostTable;
  hosts: ChangedHost[];
  before: number;
}

async function store(orm: Orm, now: Date, { from, to, hosts, before }: Change): Promise<OperationResult> {
  // Faults left over from an earlier version of the brands do not block other changes.
  const mistakes = to.mistakes.filter((mistake) => !from.mistakes.includes(mistake));
  if (mistakes.length > 0) {
    const found = mistakes.map((mistake) => say('host_mistake', { mistake }));
    throw new OperatorError([lines(...found, say('nothing_changed'))]);
  }
  await storeHosts(orm, to, { before, now });
  return {
    answer: [lines(...hosts.map((changed) => say('host_changed', changed)), say('hosts_load_soon'))],
    details: {
      hosts: hosts.map(({ host, was, is }) => ({ host, was: sentenceText(was), is: sentenceText(is) })),
    },
  };
}

interface ChangedHost {
  host: string;
  was: Sentence;
  is: Sentence;
}

function changedHosts(from: HostTable, to: HostTable): ChangedHost[] {
  const hosts = [...new Set([...Object.keys(from.changes), ...Object.keys(to.changes)])].sort();
  return hosts
    .map((host) => ({ host, was: entryOf(from, host), is: entryOf(to, host) }))
    .filter(({ was, is }) => !isDeepStrictEqual(was, is))
    .map(({ host, was, is }) => ({ host, was: entrySentence(was), is: entrySentence(is) }));
}

/** `null` for a removed host, `undefined` for one without a rule. */
function entryOf({ tables, changes }: HostTable, host: string): HostRule | null | undefined {
  const changed = changes[host];
  return changed === null ? null : (tables.hostRules.find((rule) => rule.host === host) ?? changed);
}

function entrySentence(entry: HostRule | null | undefined): Sentence {
  if (entry) return say('host_rule', entry);
  return say(entry === null ? 'host_removed' : 'host_without_rule');
}
