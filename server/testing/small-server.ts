import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { nothingSet } from '../domain/activities/follow-settings';
import { HostTable } from '../domain/hosts/host-table';
import { builtCatalogue, noRevisions } from '../domain/revisions/follow-revisions';
import { pageRoutes } from '../front/pages';
import { ResponseStore } from '../front/response-store';
import { SiteClient } from '../front/site-client';
import { SITE_KEY, StandInSite } from '../front/testing/stand-in-site';
import { openMetrics } from '../observability/metrics/open-metrics';
import { newRequestId } from '../platform/http/request-id';

/** A production front server that serves pages and lists hosts; the test sets its hosts. */
export interface SmallServer {
  port: number;
  /** Where it lists the hosts. */
  hostsUrl: string;
  know: (table: HostTable) => void;
  close: () => Promise<void>;
}

/** Starts a front server on a fake site, without the API and so without a database. */
export async function startSmallServer(release: { site?: string; server?: string } = {}): Promise<SmallServer> {
  let table = new HostTable();
  const hosts = { current: () => table };
  const site = new StandInSite();
  if (release.site) site.build = release.site;
  const client = new SiteClient(await site.open(), () => SITE_KEY);
  const app = Fastify({ genReqId: newRequestId, trustProxy: true });
  app.decorateRequest('kind', undefined);
  await app.register(pageRoutes, {
    store: new ResponseStore(client, { maxBytes: 8 * 1024 * 1024, freshFor: 15_000 }),
    files: site,
    hosts,
    campaignSettings: nothingSet,
    revisions: noRevisions,
    clock: () => new Date(),
    catalogue: builtCatalogue,
    development: false,
    serverBuild: release.server,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const metrics = await openMetrics({ host: '127.0.0.1', port: 0 });
  metrics.hosts(hosts);
  return {
    port: (app.server.address() as AddressInfo).port,
    hostsUrl: `http://127.0.0.1:${metrics.port}/hosts`,
    know: (next) => {
      table = next;
    },
    close: async () => {
      await Promise.all([app.close(), metrics.close()]);
      await client.close();
      await site.close();
    },
  };
}
