import { Pool } from 'undici';
import { siteUrl } from '@/lib/site';
import { openLoop, p99, timed } from './load-loops';
import type { OtherPlaces, Others } from './others';
import { HEADERS, PAGE } from './page';
import { type Answer, askForCode, get } from './visitors';

/** Requests per second for each address. */
const PACE = 20;
/** A unique mobile number. */
const FIRST_VISITOR = 1_000_000;
const LIMITS = { connections: 256, headersTimeout: 20_000, bodyTimeout: 20_000 };

const { server, edge } = JSON.parse(process.argv[2] ?? '') as OtherPlaces;
const pools = { server: new Pool(server, LIMITS), edge: new Pool(edge, LIMITS) };
let visitor = FIRST_VISITOR;

/** Sends requests for a number of seconds for each message of its parent, and replies with their times. */
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
      // A failed request counts as the longest wait.
      await timed(times, async () => {
        const { status } = await ask();
        if (status !== 200) throw new Error(`${name}: status ${status}`);
      }).catch(() => times.push(Number.POSITIVE_INFINITY));
    });
    return [name, p99(times)];
  });
  return Object.fromEntries(await Promise.all(measured));
}
