import { randomBytes } from 'node:crypto';
import { findRedis, TestRedis } from '@/server/domain/market/sharing/testing/test-redis';
import { TestPostgres } from '@/server/testing/postgres';

// Runs the servers that several machines share until the command that started it ends, and sends that command the settings to
// reach them: PostgreSQL, and Redis if it is installed. Their data is deleted at the end.

async function main(): Promise<void> {
  const postgres = await TestPostgres.start();
  const program = findRedis();
  const redis = program ? await TestRedis.start(program) : undefined;
  process.once('SIGTERM', async () => {
    await redis?.kill();
    await postgres.stop();
    process.exit(0);
  });
  process.send?.({
    DATABASE_URL: await postgres.createDatabase(),
    DATA_KEY: randomBytes(32).toString('base64'),
    ...(redis && { REDIS_URL: redis.url }),
  });
}

void main();
