import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from 'undici';
import { operatorOf } from '@/e2e/support/operator';
import { alternate } from '../alternate';
import { load, PAGE } from './page';
import { type Machine, startMachine } from './places';
import type { Rate } from './wrk';

/** The cases of a page by revisions, each with its host: a revision is for one brand. */
export const STANDINGS = {
  none: { what: 'where nothing is revised', host: 'bfzh.localhost' },
  others: { what: 'where other brands’ pages are revised', host: 'bfzh.localhost' },
  revised: { what: 'of a revision', host: 'jfjy.localhost' },
  arms: { what: 'of two arms, for visitors without a draw', host: 'iekb.localhost' },
} as const;
export type Standing = keyof typeof STANDINGS;

/** Many short rounds, so that compared measurements are close in time. */
const ROUNDS = 21;
const SECONDS = 1;

const PLACES = ['edge', 'frontServer'] as const;
type Place = (typeof PLACES)[number];

/** A case of the page at a place. */
export type RevisedWay = `${Place} ${Standing}`;

const SLUG = PAGE.slice(PAGE.lastIndexOf('/') + 1);
const TITLE = '金市专题';

/**
 * Measures pages on a machine without revisions and on one where some pages are revised.
 *
 * @returns the rounds of each way
 */
export async function compareRevised(): Promise<Record<RevisedWay, Rate[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-revised-'));
  const machines: Machine[] = [];
  try {
    for (const name of ['plain', 'revised']) machines.push(await startMachine(join(folder, name)));
    const [plain, revised] = machines as [Machine, Machine];
    await publish(revised, 'revised', { title: TITLE });
    await publish(revised, 'arms', {
      arms: [
        { name: 'plain', weight: 50 },
        { name: 'titled', weight: 50, patch: { title: TITLE } },
      ],
    });
    const ways = PLACES.flatMap((place) =>
      (Object.keys(STANDINGS) as Standing[]).map((name) => `${place} ${name}` as const),
    );
    return await alternate(ways, ROUNDS, (way) => {
      const [place, standing] = way.split(' ') as [Place, Standing];
      return load((standing === 'none' ? plain : revised)[place], SECONDS, STANDINGS[standing].host);
    });
  } finally {
    for (const machine of machines) await machine.stop();
    await rm(folder, { recursive: true });
  }
}

/** Publishes a revision for the page's brand and waits until the edge shows it. */
async function publish({ dataDir, edge }: Machine, standing: Standing, words: object): Promise<void> {
  const { host } = STANDINGS[standing];
  const { run } = operatorOf(dataDir, () => new Date());
  const [brand] = host.split('.');
  const draft = await run('campaigns edit', { campaign: SLUG, brand, file: JSON.stringify(words) });
  const revision = /\d+/.exec(draft)?.[0];
  await run('campaigns submit', { revision });
  await run('campaigns approve', { revision }, 'Wang Wei');
  await run('campaigns publish', { revision });
  for (let tries = 0; tries < 300; tries++) {
    const { body } = await request(`http://localhost:${edge}${PAGE}`, { headers: { host } });
    if ((await body.text()).includes(`<title>${TITLE}`)) return;
    await pause(100);
  }
  throw new Error(`The edge does not show revision ${revision}.`);
}
