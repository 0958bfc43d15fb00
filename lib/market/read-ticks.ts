import { MESSAGE, TICKS_PER_MESSAGE, type Tick, type TicksMessage } from '../contract/market';
import type { Dropped } from './dropped';

const SYMBOL_NAME = /^[A-Z0-9]{3,16}$/;

/**
 * A message of type 0 without malformed ticks; `null` for any other. It checks the contract's schemas by hand, because
 * running them with every symbol ticking takes a slow phone's thread longer than all the rest.
 */
export function readTicks(json: unknown, dropped: Dropped): TicksMessage | null {
  if (!isRecord(json) || json.type !== MESSAGE.ticks) return null;
  const { ticks, history } = json;
  if (history !== undefined && typeof history !== 'boolean') return null;
  if (!Array.isArray(ticks) || ticks.length < 1 || ticks.length > TICKS_PER_MESSAGE) return null;
  const good: Tick[] = [];
  for (const entry of ticks) {
    const tick = tickOf(entry);
    if (tick) good.push(tick);
    else dropped.count('malformed');
  }
  return { type: MESSAGE.ticks, ticks: good, ...(history && { history }) };
}

function tickOf(entry: unknown): Tick | null {
  if (!isRecord(entry)) return null;
  const { SymbolName, Bid, Ask, TimeStamp } = entry;
  if (typeof SymbolName !== 'string' || !SYMBOL_NAME.test(SymbolName)) return null;
  if (!isFiniteNumber(Bid) || !isFiniteNumber(Ask) || Ask < Bid) return null;
  if (!isFiniteNumber(TimeStamp) || !Number.isSafeInteger(TimeStamp) || TimeStamp <= 0) return null;
  return { SymbolName, Bid, Ask, TimeStamp };
}

function isFiniteNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
