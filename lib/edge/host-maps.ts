import type { HostList } from './host-list';

/** Host for all requests without a rule; the edge passes them to the front servers under their original host. */
export const UNKNOWN_HOST = 'unknown.invalid';

/** Host for requests to removed hosts; these are passed on too. */
const REMOVED_HOST = 'removed.invalid';

/**
 * nginx maps of hosts: `$edge_host` selects the rule for a page, and `$edge_rule` is that rule's tag.
 * @throws Error if no name is free for a wildcard
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

/** One name represents all hosts of a wildcard; no exact rule may use it. */
function nameOf(host: string, taken: ReadonlySet<string>): string {
  if (!host.startsWith('*.')) return host;
  const name = ['any', 'every', 'all'].map((label) => host.replace('*', label)).find((one) => !taken.has(one));
  if (!name) throw new Error(`no free name for the wildcard ${host}`);
  return name;
}

/** @param variables source and target variable */
export function mapOf(variables: string, lines: readonly string[]): string {
  return blockOf(`map ${variables}`, lines);
}

/** A block of nginx settings, one line per entry. */
export function blockOf(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((text) => `    ${text};\n`).join('')}}\n`;
}
