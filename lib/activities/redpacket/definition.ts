import { z } from 'zod';
import { textUpTo } from '../../copy/text';
import { id } from '../id';
import { prizeSchema } from '../prize';

/** Rounds of red packets. Each round has its own stock, and an account grabs at most one packet per round. */
export const redpacketSchema = z
  .strictObject({
    kind: z.literal('redpacket'),
    title: textUpTo(18),
    /** Minutes between the starts of two rounds, counted from midnight in Beijing; a divisor of 1440. */
    everyMinutes: z.int().positive(),
    /** How long a round is open. */
    lastsSeconds: z.int().min(10),
    /** The packets of a round. */
    packets: z.array(z.strictObject({ id, prize: prizeSchema, stock: z.int().positive() })).min(1),
  })
  .refine(({ everyMinutes }) => 1440 % everyMinutes === 0, { path: ['everyMinutes'], message: '须能整除1440' })
  .refine(({ everyMinutes, lastsSeconds }) => lastsSeconds < everyMinutes * 60, {
    path: ['lastsSeconds'],
    message: '须短于两场间隔',
  });
