import type { HostList } from './host-list';

/** The host of requests under one that no rule names, which the front servers are asked under as they were made. */
export const UNKNOWN_HOST = 'unknown.invalid';

/** The host of requests under one that was removed; they too are passed on. */
const REMOVED_HOST = 'removed.invalid';

/**
 * nginx's maps of hosts: `$edge_host`, by whose rule a page is chosen, and `$edge_rule`, the tag of that rule.
 * @throws Error where no name is free to stand for all hosts of a wildcard
 */
export function hostMaps({ hosts, removed, unknown }: HostList): string {
  const taken = new Set([...hosts.map(({ host }) => host), ...removed, ...unknown]);
  const named = hosts.map(({ host, rule }) => ({ host, rule, name: nameOf(host, taken) }));
  return (
    mapOf('$host $edge_host', [
      'hostnames',
      `default ${UNKNOWN_HOST}`,
      ...named.map(({ host, name }) => `${host} ${name}`),
      ...removed.map((host) => `${host} ${REMOVED_HOST}`),
      ...unknown.map((host) => `${host} ${UNKNOWN_HOST}`),
    ]) + mapOf('$edge_host $edge_rule', ['default ""', ...named.map(({ name, rule }) => `${name} ${rule}`)])
  );
}

/** One name stands for all that a wildcard covers; no exact rule may have it. */
function nameOf(host: string, taken: ReadonlySet<string>): string {
  if (!host.startsWith('*.')) return host;
  const name = ['any', 'every', 'all'].map((label) => host.replace('*', label)).find((one) => !taken.has(one));
  if (!name) throw new Error(`no name is free to stand for ${host}`);
  return name;
}

/** @param variables what is looked up, and what it gives */
export function mapOf(variables: string, lines: readonly string[]): string {
  return blockOf(`map ${variables}`, lines);
}

/** A block of nginx's settings, a line for each. */
export function blockOf(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((text) => `    ${text};\n`).join('')}}\n`;
}
