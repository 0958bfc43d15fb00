import { parseArgs } from 'node:util';
import { CliError, runCommand } from '@/scripts/lib/cli.mjs';
import { installTool } from '@/scripts/lib/separate-tool.mjs';
import { withDatabase } from './database';
import { GROUPS, type Group, type Part } from './groups';
import { FOLDER, type MutateOptions, mutate } from './stryker';
import { KNOWN_SURVIVORS } from './survivors';
import { type StrykerReport, type Survivor, score, type Tally, tally, triedFurther, unmindedLines } from './tally';

const HELP = `npm run mutation -- [--only=${Object.keys(GROUPS).join('|')}] [words of its globs] [--concurrency=2]

Changes the code in many small ways and runs the tests that reach it: a change that none of them minds is listed.
Ends with 1 where tests mind less than the group asks for, or a known survivor of survivors.ts survives no longer.`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      concurrency: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const wanted = Object.entries(GROUPS).filter(([name]) => name === (values.only ?? name));
  if (wanted.length === 0) throw new CliError(`There is no group "${values.only}".`);
  const options = values.concurrency === undefined ? {} : { concurrency: Number(values.concurrency) };
  await installTool({ name: 'Stryker', source: 'tools/mutation/tool', folder: FOLDER });
  for (const [name, group] of wanted) {
    const parts = narrowed(group.parts, positionals.join(' '));
    if (parts.length > 0) report(name, group, await runParts(parts, options));
  }
}

/** Only what has the words in its globs. */
function narrowed(parts: readonly Part[], words: string): Part[] {
  return parts.flatMap((part) => {
    const code = part.code.filter((glob) => !glob.startsWith('!') && glob.includes(words));
    return code.length > 0 ? [{ ...part, code: [...code, ...part.code.filter((glob) => glob.startsWith('!'))] }] : [];
  });
}

async function runParts(parts: readonly Part[], options: MutateOptions): Promise<Tally> {
  const reports: StrykerReport[] = [];
  for (const part of parts.filter(({ project }) => project === 'data')) reports.push(await tryPart(part, options));
  const server = parts.filter(({ project }) => project === 'server');
  if (server.length > 0) {
    await withDatabase(async (environment) => {
      for (const part of server) reports.push(await tryPart(part, { ...options, environment }));
    });
  }
  return tally(reports, KNOWN_SURVIVORS);
}

async function tryPart(part: Part, options: MutateOptions): Promise<StrykerReport> {
  const first = await mutate(part, options);
  const code = unmindedLines(first);
  if (!part.further?.length || code.length === 0) return first;
  return triedFurther(first, await mutate({ ...part, tests: part.further, code }, options));
}

function report(name: string, { threshold }: Group, all: Tally): void {
  for (const [folder, count] of all.folders) {
    console.log(
      `${folder.padEnd(50)} ${score(count).toFixed(1).padStart(6)} %  ${count.minded} minded, ${count.survived} not`,
    );
  }
  for (const survivor of all.survivors) console.log(lineOf(survivor));
  for (const { file, code } of all.outdated) console.log(`survivors.ts: no longer survives: ${file}: ${code}`);
  console.log(
    `${name}: ${score(all).toFixed(2)} % of ${all.minded + all.survived} changes, ${threshold} % are asked for.`,
  );
  if (score(all) < threshold || all.outdated.length > 0) process.exitCode = 1;
}

function lineOf({ file, line, code, becomes }: Survivor): string {
  return `${file}:${line}: ${code}  →  ${becomes || 'nothing'}`;
}

void runCommand(main);
