import { randomAt } from './random';

/** Overlaid waves, each twice as long as the one before; the longest takes 2^18 steps. */
const WAVES = 19;
/** Variance of one wave of height 1: random points between -1 and 1, joined smoothly. */
const VARIANCE = 0.25;
const DEVIATION = Math.sqrt(VARIANCE * (2 ** WAVES - 1));

/**
 * How far a price has walked at a step, with a standard deviation of 1. The path is rough at every scale, like a random
 * walk, but depends only on key and step: it can be read at any step, and never drifts away.
 */
export function randomWalk(key: number, step: number): number {
  let sum = 0;
  for (let wave = 0; wave < WAVES; wave += 1) {
    sum += Math.sqrt(2 ** wave) * height(key + wave, step / 2 ** wave);
  }
  return sum / DEVIATION;
}

/** The height of a wave of length 1 at a place: between -1 and 1. */
function height(key: number, place: number): number {
  const shifted = place + randomAt(key, -1);
  const before = Math.floor(shifted);
  const way = shifted - before;
  const smooth = way * way * (3 - 2 * way);
  return 2 * (randomAt(key, before) * (1 - smooth) + randomAt(key, before + 1) * smooth) - 1;
}
