import type { FastifyInstance } from 'fastify';
import type { Services } from './services';

/** What a subject's routes are plugged into. */
export interface Api {
  app: FastifyInstance;
  services: Services;
}
