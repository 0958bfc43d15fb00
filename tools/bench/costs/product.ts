import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_LOG } from '@/scripts/edge/local-config.mjs';
import { releaseIn } from '@/scripts/lib/release.mjs';
import { startProduct } from '@/scripts/test/product.mjs';
import { endToEndSettings } from '@/scripts/test/settings.mjs';
import { openDatabase } from '@/server/platform/database/open';
import { stock } from '@/server/platform/database/schema/activities';
import { TestPostgres } from '@/server/testing/postgres';
import { SmsGateway } from '@/tools/sms-gateway';
import { startEdge } from '../site/edge';
import { COUPON } from '../site/visitors';
import { DatabaseMeter } from './database-use';
import { Meter } from './meter';

export interface RunningProduct {
  /** The port of its edge. */
  edge: number;
  /** For files of the measurement. */
  folder: string;
  meter: Meter;
  gateway: SmsGateway;
  /** The version of PostgreSQL. */
  postgres: string;
  close: () => Promise<void>;
}

/** Starts PostgreSQL, the product on it, and an edge. */
export async function openProduct(): Promise<RunningProduct> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-costs-'));
  const edgeFolder = join(folder, 'edge');
  const postgres = await TestPostgres.start({ durable: true });
  const url = await postgres.createDatabase();
  const gateway = await SmsGateway.start();
  const product = await startProduct({
    ...endToEndSettings,
    CAPTCHA: 'off',
    TRUST_PROXY: 'loopback',
    // This process makes the load, and the server would wait for it to read each line of the log.
    LOG_LEVEL: 'warn',
    SOCKETS_PER_ADDRESS: '10000',
    EDGE_PAGE_LOG: join(edgeFolder, PAGE_LOG),
    SMS_WEBHOOK_URL: gateway.url,
    DATABASE_URL: url,
    DATA_KEY: randomBytes(32).toString('base64'),
  });
  const edge = await startEdge(edgeFolder, Number(new URL(product.url).port), releaseIn(), true);
  await sellOut(url);
  const database = await DatabaseMeter.open(url);
  return {
    edge: edge.port,
    folder,
    meter: new Meter(database),
    gateway,
    postgres: await database.version(),
    async close() {
      await database.close();
      for (const job of [edge, product, postgres]) await job.stop();
      gateway.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Leaves nothing of {@link COUPON}. */
async function sellOut(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await database.orm.insert(stock).values({ ...COUPON, round: '', total: 0, taken: 0 });
  await database.close();
}
