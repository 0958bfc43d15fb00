import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { count, inArray } from 'drizzle-orm';
import { Counter, Gauge, type Registry } from 'prom-client';
import { AD_PLATFORM_NAMES } from '@/lib/channel/ad-platforms';
import { MARKETS } from '@/lib/market/holidays/holiday-year';
import type { ActivityServices } from '../../domain/activities/engine/services';
import { readRoundsToCome } from '../../domain/activities/kinds/predict/calendar';
import type { Counters } from '../../domain/market/gateway/counters';
import { type HolidaySource, unknownFrom } from '../../domain/market/holidays';
import { adConversions, OPEN_STATES } from '../../platform/database/schema/ad-conversions';
import type { Standby } from '../../platform/database/standby';
import type { Database } from '../../platform/database/types';
import { on } from '../../platform/events/events';
import type { Tls } from '../../platform/http/tls';

const NONE = Object.fromEntries(AD_PLATFORM_NAMES.map((name) => [name, 0]));

/** Name and description of a metric. */
interface Named {
  name: string;
  help: string;
}

/** Values of a metric by its only label. */
type ByLabel = Readonly<Record<string, number>>;

/** Milliseconds the database has to respond during a scrape, which itself times out after ten seconds. */
const PATIENCE = 2_000;

/** Registers a gauge whose value is read at each scrape. */
export function gauge(registry: Registry, named: Named, read: () => number): void {
  new Gauge({
    ...named,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** Registers a gauge with a label. It exports nothing, rather than old values, when they cannot be read in time. */
function gaugeBy(registry: Registry, named: Named, label: string, read: () => Promise<ByLabel>): void {
  new Gauge({
    ...named,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      const values = await inTime(read()).catch(() => ({}));
      for (const [value, amount] of Object.entries(values)) this.set({ [label]: value }, amount);
    },
  });
}

/** Registers a counter whose value other code counts since the start of the process. */
function total(registry: Registry, named: Named, read: () => number): void {
  new Counter({
    ...named,
    registers: [registry],
    collect() {
      this.reset();
      this.inc(read());
    },
  });
}

/** Registers such a counter with a label. */
function totalBy(registry: Registry, named: Named, label: string, read: () => ByLabel): void {
  new Counter({
    ...named,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, amount] of Object.entries(read())) this.inc({ [label]: value }, amount);
    },
  });
}

function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

/** Exports until when the holidays of each market are known. */
export function measureHolidays(holidays: HolidaySource, registry: Registry): void {
  gaugeBy(
    registry,
    {
      name: 'newactivities_market_holidays_end_timestamp_seconds',
      help: 'When the known holidays of a market end; after that it counts as open on holidays.',
    },
    'market',
    async () =>
      Object.fromEntries(MARKETS.map((market) => [market, unknownFrom(holidays.current()[market]).getTime() / 1000])),
  );
}

/** Exports how many rounds the prediction calendars still have. */
export function measureRounds(
  services: Pick<ActivityServices, 'database' | 'campaigns' | 'clock'>,
  registry: Registry,
): void {
  gaugeBy(
    registry,
    {
      name: 'newactivities_rounds_to_come',
      help: 'Rounds of a prediction campaign without a known result, including the running one.',
    },
    'campaign',
    async () => {
      const coming = await readRoundsToCome(services.database.orm, services.campaigns, services.clock());
      return Object.fromEntries([...coming].map(([slug, rounds]) => [slug, rounds.length]));
    },
  );
}

/**
 * Exports when certificates expire, under the same metric name as the edge's own.
 *
 * @param tls the server's own certificate, if it uses TLS
 * @param files the client certificates for PostgreSQL and Redis; unreadable ones are skipped
 */
export function measureCertificates(registry: Registry, tls: Tls | undefined, files: readonly string[]): void {
  if (!tls && files.length === 0) return;
  const named = {
    name: 'newactivities_certificate_expires_timestamp_seconds',
    help: 'When a certificate that the server presents expires.',
  };
  gaugeBy(registry, named, 'host', async () => {
    const ends = await Promise.all(files.map((file) => endOf(file).catch(() => ({}))));
    return Object.assign(tls ? { [tls.shown.name]: secondsOf(tls.shown.expires) } : {}, ...ends);
  });
}

async function endOf(file: string): Promise<ByLabel> {
  const { subject, validTo } = new X509Certificate(await readFile(file));
  return { [/^CN=(.+)$/m.exec(subject)?.[1] ?? file]: secondsOf(new Date(validTo)) };
}

const secondsOf = (date: Date) => date.getTime() / 1_000;

/** Connections of the pool, and the number of conversions in the outbox that all servers share. */
export function measureDatabase({ orm, connections }: Database, registry: Registry): void {
  gaugeBy(
    registry,
    { name: 'newactivities_database_connections', help: 'Connections of the pool, by state.' },
    'state',
    async () => {
      const { inUse, idle } = connections();
      return { in_use: inUse, idle };
    },
  );
  gauge(
    registry,
    { name: 'newactivities_database_waiting', help: 'Statements waiting for a connection.' },
    () => connections().waiting,
  );
  gaugeBy(
    registry,
    { name: 'newactivities_conversions_waiting', help: 'Conversions in the outbox that are not settled yet.' },
    'platform',
    waiting,
  );

  async function waiting(): Promise<Record<string, number>> {
    const rows = await orm
      .select({ platform: adConversions.platform, waiting: count() })
      .from(adConversions)
      .where(inArray(adConversions.state, OPEN_STATES))
      .groupBy(adConversions.platform);
    return { ...NONE, ...Object.fromEntries(rows.map((row) => [row.platform, row.waiting])) };
  }
}

/** Exports counters of the quote and trade sockets of this process. */
export function measureSockets(counters: Counters, registry: Registry): void {
  gauge(registry, { name: 'newactivities_sockets_open', help: 'Open sockets.' }, () => counters.open);
  const totals = {
    opened: 'Opened sockets.',
    received: 'Messages received from clients.',
    sent: 'Messages sent to clients.',
    ticks: 'Ticks that the feed published.',
    dropped: 'Ticks of unknown symbols, or older than the previous one.',
    ahead: 'Ticks too far ahead of the clock.',
    replaced: 'Ticks that a slow reader never got, because a newer one replaced them.',
  } as const;
  for (const [name, help] of Object.entries(totals)) {
    total(registry, { name: `newactivities_sockets_${name}_total`, help }, () => counters[name as keyof typeof totals]);
  }
  totalBy(
    registry,
    { name: 'newactivities_sockets_refused_total', help: 'Rejected handshakes, by HTTP status.' },
    'status',
    () => counters.refused,
  );
  totalBy(
    registry,
    {
      name: 'newactivities_sockets_closed_total',
      help: 'Sockets that the server closed, by close code; 1006 means that the client stopped responding.',
    },
    'code',
    () => counters.closed,
  );
}

/** Exports the age of the standby for reports, and counts where reports are read. Returns a function that stops counting. */
export function measureStandby(standby: Standby, registry: Registry): () => void {
  gauge(registry, { name: 'newactivities_standby_used', help: '1 while reports are read from the standby.' }, () =>
    Number(standby.isUsed()),
  );
  gauge(
    registry,
    {
      name: 'newactivities_standby_age_seconds',
      help: 'Age of the last transaction that the standby is known to have.',
    },
    () => (standby.age() ?? Number.NaN) / 1_000,
  );
  const reports = new Counter({
    name: 'newactivities_reports_read_total',
    help: 'Reports of operators, by the database from which they were read.',
    labelNames: ['from'],
    registers: [registry],
  });
  for (const from of ['standby', 'primary']) reports.inc({ from }, 0);
  return on('report_read', (labels) => reports.inc(labels));
}
