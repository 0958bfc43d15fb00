import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteUrl } from '@/lib/site';
import { log, runCommand } from '@/scripts/lib/cli.mjs';
import { start } from '@/scripts/lib/command.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { median } from '../alternate';

// `npm run bench:dev`: how long after a definition is saved `npm run dev` answers with the new text.

const SLUG = 'lottery-october';
const FILE = `campaigns/${SLUG}.ts`;
const TITLE = /(?<=\n {2}title: ')[^']+/;
const ROUNDS = 9;
/** Milliseconds. */
const GOAL = 1_000;
/** Until the first page is made. */
const START_LIMIT = 300_000;

void runCommand(async () => {
  const [port, sitePort] = [await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'bench-dev-'));
  const env = { PORT: String(port), SITE_PORT: String(sitePort), DATA_DIR: folder };
  const written = readFileSync(FILE, 'utf8');
  const [title = ''] = TITLE.exec(written) ?? [];
  log('Starting the product for development …');
  const product = start([process.execPath, 'scripts/dev.mjs'], { quiet: true, env });
  // However this ends, the file is as it was and nothing runs on.
  process.once('exit', () => {
    writeFileSync(FILE, written);
    void product.stop();
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const shows = async (text: string) => {
    const answer = await fetch(`http://localhost:${port}${siteUrl(`/${SLUG}`)}`).catch(() => undefined);
    return answer?.ok === true && (await answer.text()).includes(`<title>${text}`);
  };
  try {
    await until(() => shows(title), START_LIMIT);
    const took: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const saved = `${title} ${round}`;
      const began = performance.now();
      writeFileSync(FILE, written.replace(TITLE, saved));
      await until(() => shows(saved), START_LIMIT);
      // The first is compiled as no later one is.
      if (round > 0) took.push(performance.now() - began);
    }
    const [middle, longest] = [median(took), Math.max(...took)];
    console.log(`From a save to its page: ${middle.toFixed(0)} ms, ${longest.toFixed(0)} ms at most (goal ${GOAL})`);
    process.exitCode = middle < GOAL ? 0 : 1;
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function until(isTrue: () => Promise<boolean>, limit: number): Promise<void> {
  const giveUpAt = Date.now() + limit;
  while (!(await isTrue())) {
    if (Date.now() > giveUpAt) throw new Error(`The page is not there after ${limit / 1_000} s.`);
  }
}
