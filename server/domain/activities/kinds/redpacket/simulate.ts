import { after, MINUTE } from '../../../../platform/clock/clock';
import { sum } from '../../engine/credits';
import type { Simulate } from '../../engine/simulated';
import { packetAt } from './module';
import { roundsAt } from './rounds';

/** Comes to the latest round as it begins, and tries to grab twice. */
export const simulate: Simulate<'redpacket'> = (activity, customer, world) => {
  const at = after(roundsAt(activity, world.now).next.beginsAt, -activity.everyMinutes * MINUTE);
  const round = roundsAt(activity, at).round?.id ?? '';
  const packets = activity.packets.map((packet) => ({ ...packet, left: world.left(packet.id, packet.stock, round) }));
  const all = sum(packets.map(({ left }) => left));
  const rejected = { action: 'grab', won: null, at };
  if (all === 0) return [rejected];
  const { id, stock, prize } = packetAt(packets, world.draw(all));
  world.take(id, stock, round);
  world.give(customer, `round:${round}`, prize);
  return [{ ...rejected, won: [prize] }, rejected];
};
