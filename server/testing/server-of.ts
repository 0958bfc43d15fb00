import type { FastifyInstance } from 'fastify';
import { type AppOptions, buildApp } from '../app';
import type { Services } from '../services';

/** A production server with these services and a site that does not respond. */
export function serverOf(services: Services, options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const site = { siteOrigin: 'http://localhost:9', siteKey: () => '' };
  return buildApp({ ...site, development: false, calls: { services }, ...options });
}

/** A logger, and the lines of JSON that it has written. */
export function logAt(level: 'trace' | 'info' | 'error') {
  const log: string[] = [];
  return { log, logger: { level, stream: { write: (line: string) => void log.push(line) } } };
}
