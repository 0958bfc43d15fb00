import { createHash } from 'node:crypto';
import type { HostTable } from '../../domain/hosts/host-table';

/** A document with the tag by which it is known again. */
export interface TaggedDocument {
  body: string;
  /** Strong, and the same wherever the document is. */
  etag: string;
}

/**
 * The product's hosts as whatever stands before the servers needs them, as JSON: those that are answered with pages, wildcards
 * as `*.gold.example`, and those that were removed, both in order.
 */
export function hostList({ tables, changes }: HostTable): TaggedDocument {
  const hosts = tables.hostRules.map(({ host }) => host).sort();
  const removed = Object.keys(changes)
    .filter((host) => changes[host] === null)
    .sort();
  const body = JSON.stringify({ hosts, removed });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}
