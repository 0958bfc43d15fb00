import { createHash } from 'node:crypto';
import type { TrackingEvent } from '@/lib/contract/tracking';

/**
 * The key of an event, made from its content, so that a batch repeated after a lost answer is stored once. Two events
 * of one visitor differ at least in their millisecond, name or address.
 *
 * @param event as parsed by the contract, which fixes the order of its fields
 */
export function eventKey(event: TrackingEvent): string {
  return createHash('sha256').update(JSON.stringify(event)).digest('base64url');
}
