import { parseArgs } from 'node:util';
import { CliError, log, runCommand } from '@/scripts/lib/cli.mjs';
import { run } from '@/scripts/lib/command.mjs';
import { installTool } from '@/scripts/lib/separate-tool.mjs';
import { startPostgres } from '@/server/testing/start-postgres';
import stopPostgres from '@/server/testing/stop-postgres';
import { PARTS, THRESHOLDS } from './parts.mjs';

const HELP = `npm run test:mutation -- [--only=${Object.keys(THRESHOLDS).join('|')}] [part] [--mutate=globs] [--concurrency=2]

Stryker mutates the code of each part and runs its tests. Exits with 1 when tests notice too few of the mutants.
Parts: ${PARTS.map(({ name }) => name).join(', ')}`;

const FOLDER = '.mutation';
/** Minutes that a part may take. */
const LIMIT = 300;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      mutate: { type: 'string' },
      concurrency: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return console.log(HELP);
  const { only, help: _, ...overrides } = values;
  const name = positionals.join(' ');
  const parts = PARTS.filter((part) => part.group === (only ?? part.group) && part.name === (name || part.name));
  if (parts.length === 0) throw new CliError(`No such part.\n${HELP}`);
  await installTool({ name: 'Stryker', source: 'tools/mutation/tool', folder: FOLDER });
  const needsDatabase = parts.some(({ project }) => project === 'server');
  if (needsDatabase) await startPostgres();
  const options = Object.entries(overrides).map(([option, value]) => `--${option}=${value}`);
  const failed: string[] = [];
  try {
    for (const part of parts) {
      log(`${part.name} …`);
      const stryker = [process.execPath, `${FOLDER}/node_modules/@stryker-mutator/core/bin/stryker.js`, 'run'];
      const { ok } = await run([...stryker, 'tools/mutation/stryker.config.mjs', ...options], {
        minutes: LIMIT,
        env: {
          MUTATION_PART: part.name,
        },
      });
      if (!ok) failed.push(part.name);
    }
  } finally {
    if (needsDatabase) await stopPostgres();
  }
  if (failed.length > 0) throw new CliError(`Too few mutants were noticed, or Stryker failed: ${failed.join(', ')}`);
}

void runCommand(main);
