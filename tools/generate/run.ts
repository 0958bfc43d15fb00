import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { CliError, runCommand } from '@/scripts/lib/cli.mjs';
import { changesOf, GENERATORS } from './generators';

// `npm run generate`: brings every generated file up to date, and prints the names of those that changed.
// `npm run generate -- contract art` runs only these generators.
// --same  leaves the dates of changed content as they are, for a change that visitors do not see

void runCommand(async () => {
  const { values, positionals } = parseArgs({ options: { same: { type: 'boolean' } }, allowPositionals: true });
  const unknown = positionals.filter((name) => !(name in GENERATORS));
  if (unknown.length > 0)
    throw new CliError(`Unknown generator ${unknown.join(', ')}; choose from ${Object.keys(GENERATORS).join(', ')}.`);
  for (const [name, generator] of Object.entries(GENERATORS)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    for (const [path, text] of Object.entries(await changesOf(generator, values))) {
      mkdirSync(dirname(path), { recursive: true });
      if (text === undefined) rmSync(path);
      else writeFileSync(path, text);
      console.log(text === undefined ? `${path} (removed)` : path);
    }
  }
});
