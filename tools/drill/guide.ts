import { readFileSync } from 'node:fs';

/**
 * Shell commands of a guide, which the drill runs: block by block those below a heading, until the next one.
 *
 * @param heading such as `## Restore to a second`
 * @throws when there are not `count` blocks
 */
export function commandsOf(heading: string, count: number, guide = 'docs/failover.md'): string[] {
  const [, below = ''] = readFileSync(guide, 'utf8').split(`\n${heading}\n`);
  const [section = ''] = below.split(/^##/m, 1);
  const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands);
  if (blocks.length !== count)
    throw new Error(`${guide}: "${heading}" must have ${count} blocks of commands, and has ${blocks.length}.`);
  return blocks;
}

/**
 * Replaces values that a guide leaves to its reader: assignments at the beginning of a line.
 *
 * @throws when the commands have no such assignment
 */
export function withValues(commands: string, values: Readonly<Record<string, string>>): string {
  let replaced = commands;
  for (const [name, value] of Object.entries(values)) {
    const assignment = new RegExp(`^${name}=.*$`, 'm');
    if (!assignment.test(commands)) throw new Error(`These commands have no line ${name}=…:\n${commands}`);
    replaced = replaced.replace(assignment, () => `${name}='${value}'`);
  }
  return replaced;
}
