import type { Cost, Measured } from './measured';

/** What arrives in a second, and the quote sockets that are open. */
export interface Load {
  visits: number;
  /** Each requests a code and opens an account. */
  registrations: number;
  /** Those that find something left. */
  acts: number;
  /** Acts that find nothing left. */
  soldOut: number;
  /** Of `acts`, those that take from the same prize of limited number, whose row each locks until its transaction ends. */
  sameRow: number;
  sockets: number;
}

/** What runs where. */
export interface Deployment {
  /** Cores of all edges, or of the one machine that runs everything (`together`). */
  edgeCores: number;
  serverCores: number;
  databaseCores: number;
  /** Whether all parts share the cores of `edgeCores`. */
  together: boolean;
  /** Server processes: each handles requests in one thread. */
  serverProcesses: number;
  /** Connections that may work in the database at the same time. */
  connections: number;
  /** Bytes per second that all edges can send. */
  bandwidth: number;
  /** The share of pages and files that a content network answers instead of the edge. */
  offloaded: number;
}

/** A limited resource, in the order in which a request uses them. */
export const RESOURCES = [
  'network',
  'processor of the machine',
  'processor of the edge',
  'processor of the servers',
  'threads of the servers that handle requests',
  'connections to the database',
  'processor of the database',
  'row of a prize',
] as const;
export type Resource = (typeof RESOURCES)[number];

/** The part of each resource that a load uses; above 1 its queue grows. A deployment does not have all of them. */
export type Use = Partial<Record<Resource, number>>;

/** How much of each resource a load uses, by the measured costs of each operation. */
export function usedBy(load: Load, { costs, socket }: Measured, deployment: Deployment): Use {
  const sum = (figure: (cost: Cost) => number) =>
    load.visits * figure(costs.visit) +
    load.registrations * (figure(costs.code) + figure(costs.register)) +
    load.acts * figure(costs.act) +
    load.soldOut * figure(costs.soldOut);
  const ofVisits = load.visits * deployment.offloaded;
  const perSecond = (perMinute: number) => (perMinute / 60) * load.sockets;
  const edge = sum(({ cpu }) => cpu.edge) - ofVisits * costs.visit.cpu.edge + perSecond(socket.cpu.edge);
  const server = sum(({ cpu }) => cpu.server + cpu.site) + perSecond(socket.cpu.server);
  const database = sum(({ cpu }) => cpu.database);
  const bytes = sum((cost) => cost.bytes) - ofVisits * costs.visit.bytes + perSecond(socket.bytes);
  // A thousand milliseconds of a core or a connection pass in a second.
  const processors: Use = deployment.together
    ? { 'processor of the machine': (edge + server + database) / 1_000 / deployment.edgeCores }
    : {
        'processor of the edge': edge / 1_000 / deployment.edgeCores,
        'processor of the servers': server / 1_000 / deployment.serverCores,
        'processor of the database': database / 1_000 / deployment.databaseCores,
      };
  return {
    network: bytes / deployment.bandwidth,
    ...processors,
    'threads of the servers that handle requests':
      (sum(({ serverThread }) => serverThread) + perSecond(socket.cpu.server)) / 1_000 / deployment.serverProcesses,
    'connections to the database': sum(({ connection }) => connection) / 1_000 / deployment.connections,
    // At most: the row is locked for the last part of the transaction only.
    'row of a prize': (load.sameRow * costs.act.connection) / 1_000,
  };
}

/** The resource that a growing load fills first, and how much of it the load uses. */
export function fullest(use: Use): { resource: Resource; used: number } {
  const [first, ...others] = RESOURCES.flatMap((resource) => {
    const used = use[resource];
    return used === undefined ? [] : [{ resource, used }];
  });
  if (!first) throw new Error('A deployment has no resource.');
  return others.reduce((most, other) => (other.used > most.used ? other : most), first);
}
