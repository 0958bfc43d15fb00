import { randomInt } from 'node:crypto';
import type { ActivityOf } from '@/lib/activities/schema';
import { ApiProblem } from '../../../../platform/http/problem';
import { sum } from '../../engine/credits';
import { addEntry, readEntry } from '../../engine/entries';
import { give } from '../../engine/give';
import { type ActivityContext, type DefinedItem, defineModule } from '../../engine/module';
import { readLeft, takeOne } from '../../engine/stock';
import { roundsAt } from './rounds';

type Packet = ActivityOf<'redpacket'>['packets'][number];

interface Grab {
  packet: string;
}

/** Rounds of red packets by Beijing time: each account gets one packet per round, while the round's stock lasts. */
export const redpacket = defineModule({
  kind: 'redpacket',

  async state(context) {
    const { activity, account, now } = context;
    const { round, next } = roundsAt(activity, now);
    const grab = round && (await readEntry<Grab>(context, round.id));
    const grabbed = activity.packets.find(({ id }) => id === grab?.value.packet)?.prize ?? null;
    return {
      kind: 'redpacket',
      round: round && {
        id: round.id,
        beginsAt: round.beginsAt.toISOString(),
        endsAt: round.endsAt.toISOString(),
        left: sum((await readPackets(context, round.id)).map(({ left }) => left)),
      },
      next: { id: next.id, beginsAt: next.beginsAt.toISOString() },
      mine: account === null ? null : { grabbed },
    };
  },

  actions: {
    async grab(context) {
      const { activity, now } = context;
      const { round, next } = roundsAt(activity, now);
      if (!round) throw new ApiProblem('not_begun', { message: `红包雨还没开始，下一场 ${next.id.slice(-5)} 开始` });
      if (await readEntry(context, round.id)) throw new ApiProblem('already_done', { message: '本场红包您已抢到' });
      const packet = await takeAny(context, round.id);
      if (!packet) throw new ApiProblem('sold_out', { message: `本场红包已抢完，下一场 ${next.id.slice(-5)} 开始` });
      const grab: Grab = { packet: packet.id };
      await addEntry(context, round.id, grab);
      await give(context, `round:${round.id}`, packet.prize);
      return { won: [packet.prize] };
    },
  },

  takesFrom: { grab: ({ activity, now }) => roundsAt(activity, now).round?.id },

  stock: stockOf,
});

function stockOf({ packets }: ActivityOf<'redpacket'>): DefinedItem[] {
  return packets.map(({ id, stock, prize }) => ({
    item: id,
    name: prize.label,
    total: stock,
    prize,
    perRound: 'packets',
  }));
}

/**
 * Takes any of the remaining packets with equal probability; reads the stock again after losing a packet to another
 * visitor.
 */
async function takeAny(context: ActivityContext<'redpacket'>, round: string): Promise<Packet | undefined> {
  for (;;) {
    const packets = await readPackets(context, round);
    const all = sum(packets.map(({ left }) => left));
    if (all === 0) return undefined;
    const packet = packetAt(packets, randomInt(all));
    if (await takeOne(context, { item: packet.id, total: packet.stock, round })) return packet;
  }
}

async function readPackets(context: ActivityContext<'redpacket'>, round: string) {
  const { packets } = context.activity;
  const left = await readLeft(context, stockOf(context.activity), round);
  return packets.map((packet) => ({ ...packet, left: left.get(packet.id) ?? 0 }));
}

/** The packet that contains piece `number`, if all remaining pieces are counted in order. */
export function packetAt<Left extends { left: number }>(packets: readonly Left[], number: number): Left {
  let upTo = 0;
  for (const packet of packets) {
    upTo += packet.left;
    if (number < upTo) return packet;
  }
  throw new RangeError(`There is no packet ${number}.`);
}
