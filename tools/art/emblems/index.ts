import type { Paint } from '../paint';
import { anvil } from './anvil';
import { bell } from './bell';
import { bridge } from './bridge';
import { cash } from './cash';
import { compass } from './compass';
import { crown } from './crown';
import { feather } from './feather';
import { hexagon } from './hexagon';
import { ingot } from './ingot';
import { islet } from './islet';
import { key } from './key';
import { lotus } from './lotus';
import { moon } from './moon';
import { sail } from './sail';
import { scales } from './scales';
import { shield } from './shield';
import { star } from './star';
import { sun } from './sun';
import { tripod } from './tripod';
import { wave } from './wave';
import { whale } from './whale';

/** The emblems; each fills a square of 64 units and is lit from the top left. */
export const emblems = {
  anvil,
  bell,
  bridge,
  cash,
  compass,
  crown,
  feather,
  hexagon,
  ingot,
  islet,
  key,
  lotus,
  moon,
  sail,
  scales,
  shield,
  star,
  sun,
  tripod,
  wave,
  whale,
} satisfies Record<string, (paint: Paint) => string>;

export type EmblemName = keyof typeof emblems;
