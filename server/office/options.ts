import type { FastifyServerOptions } from 'fastify';
import type { OperationServices } from '../operations/common/operation';
import type { Tls } from '../platform/http/tls';
import type { OfficeOperator } from './api';

/** Operators who sign in by one click; only in the development set-up. */
export interface SeededOperators {
  operators: readonly OfficeOperator[];
  /** Opens a session of one of them, and returns its token; `undefined` for any other name. */
  signIn(services: OperationServices, name: string): Promise<string | undefined>;
}

export interface OfficeOptions {
  services: OperationServices;
  /** As a browser sends it in `Origin`. */
  origin: string;
  /** Folder of the built office. */
  folder: string;
  seeded?: SeededOperators | undefined;
  /** Without it the office listens without TLS. */
  tls?: Tls | undefined;
  logger?: FastifyServerOptions['logger'];
}
