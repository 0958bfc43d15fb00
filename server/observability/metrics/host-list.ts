import { createHash } from 'node:crypto';
import type { HostList } from '@/lib/edge/host-list';
import type { HostTable } from '../../domain/hosts/host-table';

/** A document with its ETag. */
export interface TaggedDocument {
  body: string;
  /** Strong, and equal on every server for the same document. */
  etag: string;
}

/** The product's hosts for the edge, as JSON in a stable order. */
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
