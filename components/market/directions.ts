import type { Direction } from '@/lib/market/change';

/** The mark beside a price, and the word for screen readers. */
export const DIRECTIONS: Record<Direction, { mark: string; word: string }> = {
  up: { mark: '▲', word: '上涨' },
  down: { mark: '▼', word: '下跌' },
  flat: { mark: '', word: '' },
};
