import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/types';
import type { Vault } from '../secrets/vault';
import type { FindSession } from '../sessions/service';

/** What every call works with. A subject whose calls need more names it in a type of its own, and `services.ts` has it all. */
export interface CallServices {
  database: Database;
  /** The server's time. Nothing else decides about expiry, limits and periods. */
  clock: () => Date;
  vault: Vault;
  /** Who is behind a token: this server's own sessions, or those of a provider's backend. */
  findSession: FindSession;
}

/** What a subject's routes are plugged into. */
export interface Api<Services extends CallServices = CallServices> {
  app: FastifyInstance;
  services: Services;
}
