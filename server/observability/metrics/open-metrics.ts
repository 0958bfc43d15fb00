import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { ActivityServices } from '../../domain/activities/engine/services';
import type { Hosts } from '../../domain/hosts/follow-hosts';
import type { Counters } from '../../domain/market/gateway/counters';
import type { HolidaySource } from '../../domain/market/holidays';
import type { ResponseStore } from '../../front/response-store';
import type { Standby } from '../../platform/database/standby';
import type { Database } from '../../platform/database/types';
import type { Tls } from '../../platform/http/tls';
import { countEvents, measureRequests } from './events';
import { hostDocument } from './host-list';
import { listenForScrapes } from './listener';
import {
  gauge,
  measureCertificates,
  measureDatabase,
  measureHolidays,
  measureRounds,
  measureSockets,
  measureStandby,
} from './read-when-asked';
import type { MetricsConfig } from './settings';

/** Metrics of this process. The code that builds a part passes it to the matching method. */
export interface Metrics {
  /** Port of the listener. */
  port: number;
  server: Server;
  requests(app: FastifyInstance): void;
  store(store: Pick<ResponseStore, 'pageCount' | 'bytes'>): void;
  sockets(counters: Counters): void;
  database(database: Database): void;
  standby(standby: Standby): void;
  rounds(services: Pick<ActivityServices, 'database' | 'campaigns' | 'clock'>): void;
  holidays(holidays: HolidaySource): void;
  /** Lists the hosts beside the metrics. */
  hosts(hosts: Hosts): void;
  close(): Promise<void>;
}

/**
 * Starts measuring this process, and serves the metrics on the configured port.
 *
 * @param tls the TLS configuration, if the listener uses TLS
 * @param certificates files of the client certificates that the server presents
 * @throws {ConfigError} when it cannot listen on the port
 */
export async function openMetrics(
  config: MetricsConfig,
  tls?: Tls,
  certificates: readonly string[] = [],
): Promise<Metrics> {
  const registry = new Registry();
  let hosts: Hosts | undefined;
  const server = await listenForScrapes(
    registry,
    { ...config, tls: tls?.options },
    () => hosts && hostDocument(hosts.current()),
  );
  collectDefaultMetrics({ register: registry });
  measureCertificates(registry, tls, certificates);
  const stops = [countEvents(registry)];
  return {
    port: (server.address() as AddressInfo).port,
    server,
    requests: (app) => measureRequests(app, registry),
    store(store) {
      gauge(
        registry,
        { name: 'newactivities_pages_kept', help: "Pages and pictures in the front server's cache." },
        () => store.pageCount,
      );
      gauge(
        registry,
        { name: 'newactivities_kept_bytes', help: "Bytes in the front server's cache." },
        () => store.bytes,
      );
    },
    sockets: (counters) => measureSockets(counters, registry),
    database: (database) => measureDatabase(database, registry),
    standby: (standby) => stops.push(measureStandby(standby, registry)),
    rounds: (services) => measureRounds(services, registry),
    holidays: (holidays) => measureHolidays(holidays, registry),
    hosts: (known) => {
      hosts = known;
    },
    async close() {
      for (const stop of stops) stop();
      registry.clear();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
