import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { OperationServices } from '../operations/common/operation';
import type { Tls } from '../platform/http/tls';
import type { OfficeOperator } from './api';

/** What the office has only in the development set-up. */
export interface OfficeTools {
  /** Operators who sign in by one click. */
  operators: readonly OfficeOperator[];
  /** Opens a session of one of them, and returns its token; `undefined` for any other name. */
  signIn(services: OperationServices, name: string): Promise<string | undefined>;
  /**
   * Adds the calls of `tools-api.ts`, which only signed-in operators reach.
   * @param renew signs the operator of a request in again, whose session a moved clock ends
   */
  addCalls(app: FastifyInstance, renew: (request: FastifyRequest, reply: FastifyReply) => Promise<void>): void;
  /** Origins of the device previews, which the office shows in frames. */
  framed(): Promise<readonly string[]>;
}

export interface OfficeOptions {
  services: OperationServices;
  /** As a browser sends it in `Origin`. */
  origin: string;
  /** Folder of the built office. */
  folder: string;
  /** Addresses of the proxies in front of it, whose `X-Forwarded-For` names the operator's address. */
  trustProxy?: string[] | false;
  tools?: OfficeTools | undefined;
  /** Without it the office listens without TLS. */
  tls?: Tls | undefined;
  logger?: FastifyServerOptions['logger'];
}
