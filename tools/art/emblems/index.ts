import type { Paint } from '../paint';
import * as metal from './metal';
import * as nature from './nature';
import * as sea from './sea';
import * as signs from './signs';

/** The emblems; each fills a square of 64 units and is lit from the top left. */
export const emblems = { ...metal, ...nature, ...sea, ...signs } satisfies Record<string, (paint: Paint) => string>;

export type EmblemName = keyof typeof emblems;
