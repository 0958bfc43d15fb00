import type { Activity } from './schema';

/** A prize of which there are so many pieces. */
export interface LimitedPrize {
  id: string;
  label: string;
  /** What its pieces are counted in. */
  counter: '件' | '张' | '份';
}

interface Item {
  id?: unknown;
  label?: string;
  stock?: unknown;
  face?: unknown;
  prize?: { label: string; unit: string } | null;
}

/** The prize with an id whose pieces are limited; `undefined` if the activities have none. */
export function limitedPrize(activities: readonly Activity[], id: string): LimitedPrize | undefined {
  const item = find(activities, id);
  if (!item) return undefined;
  const counter = item.face !== undefined ? '张' : item.prize?.unit === 'gift' ? '件' : '份';
  return { id, label: item.label ?? item.prize?.label ?? '', counter };
}

function find(value: unknown, id: string): Item | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value) && (value as Item).id === id && typeof (value as Item).stock === 'number')
    return value as Item;
  for (const part of Object.values(value)) {
    const found = find(part, id);
    if (found) return found;
  }
  return undefined;
}
