import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../platform/database/types';
import { countExpired } from './code-store';

/** So many codes say something about visitors. */
const ENOUGH = 50;
/** Of codes that people asked for, far more than this share is used. */
const SUSPICIOUS_SHARE = 0.2;

/**
 * Warns when hardly any code of the past hour was used, as happens when a machine asks for codes to sell the traffic.
 * Each number counts once however many codes it got, by its newest one.
 */
export async function watchConversion(orm: Orm, log: Pick<FastifyBaseLogger, 'warn'>, now: Date): Promise<void> {
  const { sent, used } = await countExpired(orm, now);
  if (sent >= ENOUGH && used / sent < SUSPICIOUS_SHARE) {
    log.warn({ sent, used }, 'hardly any SMS code of the past hour was used');
  }
}
