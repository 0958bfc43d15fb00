import { z } from 'zod';

/** The file of the measured costs, which `npm run bench -- costs` writes. */
export const MEASURED = 'docs/capacity/measured.json';

export const PARTS = ['edge', 'server', 'site', 'database', 'generator'] as const;
/** The parts that take processor time: the edge, the front server, Next, PostgreSQL, and the program that makes the load. */
export type Part = (typeof PARTS)[number];

const amount = z.number().nonnegative();
const byPart = z.object({ edge: amount, server: amount, site: amount, database: amount, generator: amount });

/** What one operation costs at a medium load. */
const cost = z.object({
  /** Milliseconds of processor time. */
  cpu: byPart,
  /** Of the server's milliseconds, those of its one thread that handles requests. */
  serverThread: amount,
  /** Bytes sent to the visitor, with headers. */
  bytes: amount,
  rowsWritten: amount,
  transactions: amount,
  /** Milliseconds for which a connection works or is in a transaction. */
  connection: amount,
  /** Bytes that PostgreSQL adds to its log. */
  logged: amount,
  /** Operations per second during the measurement. */
  perSecond: amount,
});
export type Cost = z.infer<typeof cost>;

/** What a load does to the machine at the highest rate. */
const saturation = z.object({
  perSecond: amount,
  /** Cores that each part used. */
  busy: byPart,
  /** Cores that other programs of the machine used meanwhile. */
  others: amount,
});
export type Saturation = z.infer<typeof saturation>;

export const OPERATIONS = ['page', 'visit', 'code', 'register', 'act', 'soldOut'] as const;
/**
 * `page`: a page without its files; `visit`: a page with its files and its event; `code`: requesting an SMS code; `register`: opening an
 * account with it; `act`: a spin of a wheel; `soldOut`: an act that finds nothing left, a moment after another one did.
 */
export type Operation = (typeof OPERATIONS)[number];

const ofEach = <Schema extends z.ZodType>(schema: Schema) =>
  z.object({ page: schema, visit: schema, code: schema, register: schema, act: schema, soldOut: schema });

export const measuredSchema = z.object({
  measuredAt: z.iso.datetime(),
  machine: z.object({ cores: z.int().positive(), processor: z.string(), node: z.string(), postgres: z.string() }),
  /** Cores that other programs of the machine used while the costs were measured, on average. */
  others: amount,
  /** Milliseconds of processor time per second without visitors. */
  idle: byPart,
  costs: ofEach(cost),
  /** Requests of a visit. */
  requestsPerVisit: z.int().positive(),
  socket: z.object({
    opened: z.int().positive(),
    /** Milliseconds of processor time per minute. */
    cpu: z.object({ edge: amount, server: amount }),
    /** Bytes of memory. */
    memory: z.object({ edge: amount, server: amount }),
    /** Bytes sent per minute. */
    bytes: amount,
  }),
  saturation: ofEach(saturation),
});
export type Measured = z.infer<typeof measuredSchema>;
