import type { FastifyBaseLogger } from 'fastify';
import type { Orm } from '../../platform/database/types';
import { countExpired } from './code-store';

/** Fewer codes say nothing about visitors. */
const ENOUGH = 50;
/** Real visitors use a far larger share of their codes. */
const SUSPICIOUS_SHARE = 0.2;

/**
 * Warns when hardly any code of the past hour was used, which happens when a bot requests codes to earn from SMS
 * traffic. Each number counts once, by its newest code.
 */
export async function watchConversion(orm: Orm, log: Pick<FastifyBaseLogger, 'warn'>, now: Date): Promise<void> {
  const counted = await countExpired(orm, now);
  if (hardlyUsed(counted)) log.warn(counted, 'hardly any SMS code of the past hour was used');
}

/** Whether visitors used suspiciously few of the codes that they received. */
export function hardlyUsed({ sent, used }: { sent: number; used: number }): boolean {
  return sent >= ENOUGH && used / sent < SUSPICIOUS_SHARE;
}
