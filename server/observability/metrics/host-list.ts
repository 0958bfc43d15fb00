import { createHash } from 'node:crypto';
import type { HostList } from '@/lib/edge/host-list';
import type { HostTable } from '../../domain/hosts/host-table';

/** A document with the tag by which it is known again. */
export interface TaggedDocument {
  body: string;
  /** Strong, and the same wherever the document is. */
  etag: string;
}

/** The product's hosts as whatever stands before the servers needs them, as JSON in an order that is always the same. */
export function hostDocument(table: HostTable): TaggedDocument {
  const { tables, changes } = table;
  const shown = new Set(tables.hostRules.map(({ host }) => host));
  const refused = Object.keys(changes)
    .filter((host) => !shown.has(host))
    .sort();
  const list: HostList = {
    hosts: tables.hostRules
      .map((rule) => ({ host: rule.host, rule: table.tagOf(rule) }))
      .sort((a, b) => (a.host < b.host ? -1 : 1)),
    removed: refused.filter((host) => changes[host] === null),
    unknown: refused.filter((host) => changes[host] !== null),
  };
  const body = JSON.stringify(list);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
