import { z } from 'zod';

/** Symbols of the quote catalogue, such as `EURUSD`. */
export const symbols = z
  .array(z.string().regex(/^[A-Z0-9]+$/))
  .min(1)
  .meta({ title: '交易品种', kind: 'symbols' });
