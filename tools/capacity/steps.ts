import { type Deployment, fullest, type Load, type Resource, usedBy } from './load';
import type { Measured } from './measured';
import { CONNECTIONS } from './predict';

/** What the plans assume about visitors and prices. None of it was measured. */
export const ASSUMED = {
  /** The part of a day's visits in its busiest hour. */
  peakHour: 0.15,
  /** How many times the hour's average its busiest minute has. */
  peakMinute: 3,
  registrationsPerVisit: 0.02,
  actsPerVisit: 0.1,
  /** The part of the visits that open a quote socket, and the seconds that it stays open. */
  socketsPerVisit: 0.2,
  socketSeconds: 180,
  /** The packets of a rain. */
  packets: 1_000,
  /** The part of them that come from the same prize. */
  samePrize: 0.1,
  /** The part of a resource that the busiest minute may use; the rest is for a machine that fails and for peaks. */
  use: 0.5,
  /** US dollars per month, in the order of public list prices. */
  dollars: {
    smallMachine: 40,
    mediumMachine: 250,
    largeMachine: 1_500,
    gigabyteOfEdge: 0.08,
    gigabyteOfContentNetwork: 0.03,
  },
  cores: { small: 2, medium: 8, large: 32 },
  /** Sessions that PgBouncer opens on a database: `max_db_connections` of deploy/pgbouncer, and four per core of a large machine. */
  sessions: { small: 50, medium: 50, large: 128 },
  /** Bytes per second that an edge's machine can send: one gigabit. */
  bandwidthOfEdge: 125_000_000,
  /** The part of pages and files that a content network answers. */
  offloaded: 0.95,
} as const;

/** The visits per day of the steps. */
export const STEPS = [1e5, 1e6, 1e7, 1e8] as const;

type Size = keyof typeof ASSUMED.cores;
const SIZES = ['small', 'medium', 'large'] as const;

/** Connections that PostgreSQL accepts without a pool in front (its default). */
const WITHOUT_POOL = 100;
/** Machines of a database, so that one may fail: etcd and an acknowledged commit need two of three (decision 47). */
const DATABASE_MACHINES = 3;
/** The traffic per month, in gigabytes, from which a content network is cheaper and safer than more edges. */
const OWN_EDGES = 100_000;

/** What a number of visits per day needs. */
export interface Plan {
  visitsPerDay: number;
  /** The busiest minute. */
  peak: Load;
  /** What the plan of a tenth of the visits would run out of first, and how many times over. */
  short: { resource: Resource; used: number };
  deployment: Deployment;
  /** Databases, each with its own brands or with the visits. */
  databases: number;
  /** Connections that all processes want to open. */
  connectionsWanted: number;
  /** Whether PgBouncer shares connections among processes. */
  pooled: boolean;
  machines: { size: Size; count: number; of: string }[];
  gigabytesPerMonth: number;
  dollarsPerMonth: number;
}

/** The load of the busiest minute of a day. */
export function peakOf(visitsPerDay: number): Load {
  const visits = ((visitsPerDay * ASSUMED.peakHour) / 3_600) * ASSUMED.peakMinute;
  return {
    visits,
    registrations: visits * ASSUMED.registrationsPerVisit,
    acts: visits * ASSUMED.actsPerVisit,
    soldOut: 0,
    sameRow: 0,
    sockets: visits * ASSUMED.socketsPerVisit * ASSUMED.socketSeconds,
  };
}

/** The machines with which the busiest minute uses at most {@link ASSUMED.use} of each resource. */
export function planFor(visitsPerDay: number, measured: Measured): Plan {
  const peak = peakOf(visitsPerDay);
  const gigabytesPerMonth = (visitsPerDay * 30 * measured.costs.visit.bytes) / 1e9;
  const content = gigabytesPerMonth > OWN_EDGES;
  const needs = (offloaded: number) => needed(peak, measured, offloaded);
  const parts = needs(content ? ASSUMED.offloaded : 0);
  const { small } = ASSUMED.cores;
  const oneMachine = parts.edgeCores + parts.serverCores + parts.databaseCores <= small && parts.processes <= 1;
  const edges = Math.max(2, Math.ceil(Math.max(parts.edgeCores / small, parts.edges)));
  const servers = sized(Math.max(parts.serverCores, parts.processes), 'small', 'medium');
  const processes = oneMachine ? 1 : Math.max(servers.count, Math.ceil(parts.processes));
  const connectionsWanted = processes * CONNECTIONS;
  const pooled = connectionsWanted > WITHOUT_POOL;
  const { size, databases } = databasesFor(parts.databaseCores, pooled ? parts.connections : 0);
  const machines: Plan['machines'] = oneMachine
    ? [{ size: 'small', count: DATABASE_MACHINES, of: 'everything, and two standbys' }]
    : [
        { size: 'small', count: edges, of: 'edge' },
        { ...servers, of: 'servers' },
        {
          size,
          count: DATABASE_MACHINES * databases,
          of: databases > 1 ? `${databases} databases, each with two standbys` : 'database and two standbys',
        },
      ];
  const deployment: Deployment = {
    together: oneMachine,
    edgeCores: oneMachine ? small : edges * small,
    serverCores: servers.count * ASSUMED.cores[servers.size],
    databaseCores: databases * ASSUMED.cores[size],
    serverProcesses: processes,
    connections: pooled ? ASSUMED.sessions[size] * databases : connectionsWanted,
    bandwidth: ASSUMED.bandwidthOfEdge * (oneMachine ? 1 : edges),
    offloaded: content ? ASSUMED.offloaded : 0,
  };
  const { dollars } = ASSUMED;
  const price = { small: dollars.smallMachine, medium: dollars.mediumMachine, large: dollars.largeMachine };
  const traffic = gigabytesPerMonth * (content ? dollars.gigabyteOfContentNetwork : dollars.gigabyteOfEdge);
  return {
    visitsPerDay,
    peak,
    short: shortOf(visitsPerDay, peak, measured),
    deployment,
    databases,
    connectionsWanted,
    pooled,
    machines,
    gigabytesPerMonth,
    dollarsPerMonth: machines.reduce((sum, machine) => sum + price[machine.size] * machine.count, 0) + traffic,
  };
}

/** At least two machines, of the smaller size if four of it are enough. */
function sized(cores: number, smaller: Size, larger: Size) {
  const size = cores <= 4 * ASSUMED.cores[smaller] ? smaller : larger;
  return { size, count: Math.max(2, Math.ceil(cores / ASSUMED.cores[size])) };
}

/** The smallest machine with enough cores and sessions for one database; if none has, as many databases as it takes. */
function databasesFor(cores: number, sessions: number): { size: Size; databases: number } {
  const needed = (size: Size) => Math.ceil(Math.max(cores / ASSUMED.cores[size], sessions / ASSUMED.sessions[size], 1));
  const size = SIZES.find((candidate) => needed(candidate) === 1) ?? 'large';
  return { size, databases: needed(size) };
}

/** The cores, processes, connections and edges that a load needs. */
function needed(peak: Load, measured: Measured, offloaded: number) {
  const one: Deployment = {
    together: false,
    edgeCores: 1,
    serverCores: 1,
    databaseCores: 1,
    serverProcesses: 1,
    connections: 1,
    bandwidth: ASSUMED.bandwidthOfEdge,
    offloaded,
  };
  const use = usedBy(peak, measured, one);
  const need = (resource: Resource) => (use[resource] ?? 0) / ASSUMED.use;
  const connections = need('connections to the database');
  return {
    edgeCores: need('processor of the edge'),
    edges: need('network'),
    serverCores: need('processor of the servers'),
    connections,
    // Each process opens a fixed number of connections.
    processes: Math.max(need('threads of the servers that handle requests'), connections / CONNECTIONS),
    databaseCores: need('processor of the database'),
  };
}

function shortOf(visitsPerDay: number, peak: Load, measured: Measured): Plan['short'] {
  if (visitsPerDay <= STEPS[0]) return fullest(usedBy(peak, measured, ONE_MACHINE));
  return fullest(usedBy(peak, measured, planFor(visitsPerDay / 10, measured).deployment));
}

/** A machine of two cores that runs everything. */
export const ONE_MACHINE: Deployment = {
  together: true,
  edgeCores: ASSUMED.cores.small,
  serverCores: 0,
  databaseCores: 0,
  serverProcesses: 1,
  connections: CONNECTIONS,
  bandwidth: ASSUMED.bandwidthOfEdge,
  offloaded: 0,
};

/** What changes at a step compared with the one before. */
export function changesOf(plan: Plan, before: Plan | undefined): string[] {
  const changes: string[] = [];
  const had = (what: (of: Plan) => boolean) => before !== undefined && what(before);
  const add = (text: string, what: (of: Plan) => boolean) => {
    if (what(plan) && !had(what)) changes.push(text);
  };
  add('one of two standbys takes over', () => true);
  add('the office reads from a standby', ({ deployment }) => !deployment.together);
  add('a second edge', ({ deployment }) => !deployment.together);
  add('more server processes', ({ deployment }) => deployment.serverProcesses > 2);
  add('PgBouncer', ({ pooled }) => pooled);
  add(`${ASSUMED.sessions.large} sessions of PgBouncer for each database`, ({ pooled, deployment, databases }) => {
    return pooled && deployment.connections > databases * ASSUMED.sessions.small;
  });
  add('a content network for pages and files', ({ deployment }) => deployment.offloaded > 0);
  add('a database per group of brands, and one for visits', ({ databases }) => databases > 1);
  return changes;
}
