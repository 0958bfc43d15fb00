import { Pool } from 'undici';
import { siteUrl } from '@/lib/site';
import { openLoop, p99, timed } from './load-loops';
import type { OtherPlaces, Others } from './others';
import { HEADERS, PAGE } from './page';
import { type Answer, askForCode, get } from './visitors';

/** Of each thing, a second, that are asked for. */
const PACE = 20;
/** A number that no other visitor has. */
const FIRST_VISITOR = 1_000_000;
const LIMITS = { connections: 256, headersTimeout: 20_000, bodyTimeout: 20_000 };

const { server, edge } = JSON.parse(process.argv[2] ?? '') as OtherPlaces;
const pools = { server: new Pool(server, LIMITS), edge: new Pool(edge, LIMITS) };
let visitor = FIRST_VISITOR;

/** Asks for so many seconds whenever it is told to, and sends what it took. */
process.on('message', async (seconds: number) => process.send?.(await askForOthers(pools, seconds)));
process.send?.('ready');

async function askForOthers({ server, edge }: Record<keyof OtherPlaces, Pool>, seconds: number): Promise<Others> {
  const asks: Record<keyof Others, () => Promise<Answer>> = {
    page: () => get(server, PAGE, HEADERS),
    edgePage: () => get(edge, PAGE, HEADERS),
    health: () => get(server, siteUrl('/healthz'), { host: HEADERS.Host }),
    code: () => askForCode(server, visitor++),
  };
  const measured = Object.entries(asks).map(async ([name, ask]) => {
    const times: number[] = [];
    await openLoop(PACE, seconds, async () => {
      // What fails took as long as visitors wait at most.
      await timed(times, async () => {
        const { status } = await ask();
        if (status !== 200) throw new Error(`${name} was answered ${status}.`);
      }).catch(() => times.push(Number.POSITIVE_INFINITY));
    });
    return [name, p99(times)];
  });
  return Object.fromEntries(await Promise.all(measured));
}
