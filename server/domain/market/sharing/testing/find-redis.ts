import { findProgram } from '@/scripts/lib/programs.mjs';

/** The program of a Redis or Valkey server on this machine, if there is one. */
export function findRedis(): string | undefined {
  return findProgram('redis-server', 'valkey-server');
}
