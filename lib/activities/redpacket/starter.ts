import { type Starter, usd } from '../starter';
import type { redpacketSchema } from './definition';

export const starter: Starter<typeof redpacketSchema> = {
  everyMinutes: 240,
  lastsSeconds: 120,
  packets: [{ id: 'usd-1', prize: usd(1), stock: 100 }],
};
