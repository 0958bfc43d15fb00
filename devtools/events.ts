import type { FastifyInstance } from 'fastify';
import type { Services } from '@/server/services';
import { readLive } from './office/read-live';

/** `GET /dev/events`: the newest events of visitors, newest first, for tests that run against a product. */
export function registerEvents(app: FastifyInstance, { database, vault }: Services): void {
  app.get('/dev/events', async () => (await readLive({ orm: database.orm, vault })).events);
}
