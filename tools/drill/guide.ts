import { readFileSync } from 'node:fs';

const GUIDE = 'docs/failover.md';

/**
 * Shell commands of the guide, which the drill runs: block by block those below a heading, until the next one.
 *
 * @param heading such as `## Restore to a second`
 * @throws when there are not `count` blocks
 */
export function commandsOf(heading: string, count: number, guide = readFileSync(GUIDE, 'utf8')): string[] {
  const [, below = ''] = guide.split(`\n${heading}\n`);
  const [section = ''] = below.split(/^##/m, 1);
  const blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, commands = '']) => commands);
  if (blocks.length !== count)
    throw new Error(`${GUIDE}: "${heading}" must have ${count} blocks of commands, and has ${blocks.length}.`);
  return blocks;
}
