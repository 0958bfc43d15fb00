import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../../app';
import { SITE_KEY, StandInSite } from './stand-in-site';

/** A front server before a fake site; calls go nowhere. */
export async function openFront(
  options: Partial<AppOptions> = {},
): Promise<{ app: FastifyInstance; site: StandInSite; close: () => Promise<void> }> {
  const site = new StandInSite();
  const siteOrigin = await site.open();
  const app = await buildApp({
    siteOrigin,
    siteKey: () => SITE_KEY,
    files: site,
    development: true,
    calls: { origin: 'http://127.0.0.1:9' },
    ...options,
  });
  return {
    app,
    site,
    close: async () => {
      await app.close();
      await site.close();
    },
  };
}
