'use client';

import { lazyMarket } from '../../market/lazy-market';

/** The calculator with live prices; its children are its frame. */
export const LazyMarginCalculator = lazyMarket(async () => (await import('./margin-calculator')).MarginCalculator);
