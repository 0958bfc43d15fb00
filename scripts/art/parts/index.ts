import { bar } from './bar';
import { barStack } from './bar-stack';
import { bull } from './bull';
import { calendar } from './calendar';
import { chart } from './chart';
import { chest } from './chest';
import { chestOpen } from './chest-open';
import { coin } from './coin';
import { coinStack } from './coin-stack';
import { dragonBoat } from './dragon-boat';
import { egg } from './egg';
import { gift } from './gift';
import { globe } from './globe';
import { lantern } from './lantern';
import { moon } from './moon';
import { mooncake } from './mooncake';
import type { Part } from './pen';
import { rabbit } from './rabbit';
import { redPacket } from './red-packet';
import { shield } from './shield';
import { wheel } from './wheel';

/** Every part of `public/art/`, by the name of its file. */
export const parts: Readonly<Record<string, Part>> = {
  bar,
  'bar-stack': barStack,
  coin,
  'coin-stack': coinStack,
  bull,
  'dragon-boat': dragonBoat,
  moon,
  rabbit,
  mooncake,
  lantern,
  'red-packet': redPacket,
  chest,
  'chest-open': chestOpen,
  wheel,
  egg,
  calendar,
  chart,
  globe,
  shield,
  gift,
};
