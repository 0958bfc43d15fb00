import type { ArtShape } from '@/lib/campaign/scene';
import { ballot } from './ballot';
import { bar } from './bar';
import { barStack } from './bar-stack';
import { bell } from './bell';
import { book } from './book';
import { bull } from './bull';
import { calendar } from './calendar';
import { candles } from './candles';
import { card } from './card';
import { chart } from './chart';
import { chest } from './chest';
import { chestOpen } from './chest-open';
import { clock } from './clock';
import { cloud } from './cloud';
import { coin } from './coin';
import { coinStack } from './coin-stack';
import { dragonBoat } from './dragon-boat';
import { egg } from './egg';
import { firework } from './firework';
import { flag } from './flag';
import { gift } from './gift';
import { globe } from './globe';
import { glow } from './glow';
import { lantern } from './lantern';
import { leaf } from './leaf';
import { magnifier } from './magnifier';
import { moon } from './moon';
import { mooncake } from './mooncake';
import { oilDrop } from './oil-drop';
import type { Shape } from './pen';
import { people } from './people';
import { phone } from './phone';
import { plane } from './plane';
import { podium } from './podium';
import { rabbit } from './rabbit';
import { redPacket } from './red-packet';
import { ribbon } from './ribbon';
import { rocket } from './rocket';
import { scales } from './scales';
import { shield } from './shield';
import { snowflake } from './snowflake';
import { sprout } from './sprout';
import { stairs } from './stairs';
import { sun } from './sun';
import { ticket } from './ticket';
import { tree } from './tree';
import { trophy } from './trophy';
import { umbrella } from './umbrella';
import { wave } from './wave';
import { wheel } from './wheel';

/** Every shape of `public/art/`, by the name of its file. */
export const shapes: Readonly<Record<ArtShape, Shape>> = {
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
  candles,
  globe,
  shield,
  card,
  phone,
  gift,
  ticket,
  tree,
  sprout,
  snowflake,
  leaf,
  rocket,
  flag,
  stairs,
  scales,
  ballot,
  clock,
  book,
  umbrella,
  sun,
  wave,
  cloud,
  firework,
  'oil-drop': oilDrop,
  plane,
  bell,
  trophy,
  people,
  magnifier,
  glow,
  podium,
  ribbon,
};
