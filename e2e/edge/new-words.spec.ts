import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'playwright/test';
import { siteUrl } from '@/lib/site';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { TestPostgres } from '@/server/testing/postgres';
import { ask } from '../http/client';
import { PATIENCE, type Product, startProduct } from '../http/product';
import { type Edge, needsNginx, startEdge } from './edge';
import { Load } from './load';

needsNginx();
test.setTimeout(4 * PATIENCE);

/** Read by the load's visitors as well. */
const SLUG = 'bull-market';
const PATCH = { title: '金市专题' };
/** Milliseconds from the command's answer until no visitor is shown what was before. */
const LONGEST = 5_000;

let postgres: TestPostgres;
let settings: Record<string, string>;
let machines: Product[];
let edge: Edge;

test.beforeAll(async () => {
  test.setTimeout(4 * PATIENCE);
  postgres = await TestPostgres.start();
  settings = {
    ...endToEndSettings,
    DATABASE_URL: await postgres.createDatabase(),
    DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
    TRUST_PROXY: 'loopback',
  };
  machines = [await startProduct(settings), await startProduct(settings)];
  edge = await startEdge(machines.map(({ port }) => port));
});
test.afterAll(async () => {
  await edge?.close();
  await Promise.all((machines ?? []).map((machine) => machine.close()));
  await postgres?.stop();
});

async function operate(operator: string, ...command: string[]): Promise<string> {
  const program = ['--liftoff-only', '.server/operations.mjs', 'campaigns', ...command, `--operator=${operator}`];
  const { stdout } = await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...settings } });
  return stdout;
}

/** Somebody who asks for the page again and again, at the edge or at one machine, and keeps every text and when it was asked for. */
class Reader {
  readonly seen: { text: string; asked: number }[] = [];
  private going = true;
  private readonly reading: Promise<void>;

  constructor(private readonly port: number) {
    this.reading = this.read();
  }

  async stop(): Promise<void> {
    this.going = false;
    await this.reading;
  }

  /** When a text was asked for that is not the wanted one, at last; 0 if never. */
  lastWithout(wanted: string): number {
    return this.seen.findLast(({ text }) => text !== wanted)?.asked ?? 0;
  }

  private async read(): Promise<void> {
    while (this.going) {
      const asked = Date.now();
      const { status, text } = await ask({ path: siteUrl(`/${SLUG}`), port: this.port });
      this.seen.push({ text: status === 200 ? text : `answered ${status}`, asked });
      await pause(100);
    }
  }
}

test('other words are shown on two machines and at the edge within seconds, whole, and taken back as they were', async () => {
  const read = async () => (await ask({ path: siteUrl(`/${SLUG}`), port: edge.port })).text;
  const before = await read();
  const file = join(edge.folder, 'words.json');
  await writeFile(file, JSON.stringify(PATCH));
  const load = new Load(edge.port);
  await expect.poll(() => load.pages, { timeout: PATIENCE }).toBeGreaterThan(20);
  const readers = [edge, ...machines].map(({ port }) => new Reader(port));

  const revision = /\d+/.exec(await operate('Li Na', 'edit', SLUG, file))?.[0] ?? '';
  await operate('Li Na', 'submit', revision);
  await operate('Wang Wei', 'approve', revision);

  /** Waits until all readers have read a page, and answers how long after the command's answer another one was shown. */
  async function shownAfter(commanded: number, wanted: string): Promise<number> {
    const since = (reader: Reader) => reader.seen.filter(({ asked }) => asked > commanded + LONGEST);
    await expect
      .poll(() => Math.min(...readers.map((reader) => since(reader).length)), { timeout: PATIENCE })
      .toBeGreaterThan(3);
    return Math.max(0, ...readers.map((reader) => reader.lastWithout(wanted) - commanded));
  }

  await operate('Wang Wei', 'publish', revision);
  const published = Date.now();
  await expect.poll(read, { timeout: PATIENCE }).toContain(`<title>${PATCH.title}`);
  const after = await read();
  const untilShown = await shownAfter(published, after);

  await operate('Wang Wei', 'rollback', SLUG);
  const takenBack = Date.now();
  const untilBack = await shownAfter(takenBack, before);
  console.log(`${SLUG}: other words after ${untilShown} ms, the former ones after ${untilBack} ms`);

  await Promise.all([load, ...readers].map((one) => one.stop()));
  expect(load.failures).toEqual([]);
  const texts = readers.flatMap(({ seen }) => seen.map(({ text }) => text));
  expect(texts.filter((text) => text !== before && text !== after).length).toBe(0);
  expect(untilShown).toBeLessThan(LONGEST);
  expect(untilBack).toBeLessThan(LONGEST);
});
