import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/types';
import type { Vault } from '../secrets/vault';
import type { FindSession } from '../sessions/service';

/**
 * Services that every call needs. A subject that needs more declares them in its own type, and `services.ts` has all of
 * them.
 */
export interface CallServices {
  database: Database;
  /** The server's time, the only clock for expiry, limits and periods. */
  clock: () => Date;
  vault: Vault;
  /** Finds the session of a token, from this server or a provider's backend. */
  findSession: FindSession;
}

/** What a subject registers its routes on. */
export interface Api<Services extends CallServices = CallServices> {
  app: FastifyInstance;
  services: Services;
}
