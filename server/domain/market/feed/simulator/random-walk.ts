import { randomAt } from './random';

/** Waves laid over one another, each twice as long as the one before; the longest takes 2^18 steps. */
const WAVES = 19;
/** Variance of one wave of height 1: random points between -1 and 1, joined smoothly. */
const VARIANCE = 0.25;
const DEVIATION = Math.sqrt(VARIANCE * (2 ** WAVES - 1));

/**
 * How far a price has walked at a step, with a standard deviation of 1. The path is rough at every scale, as a random
 * walk is, but depends on nothing but key and step: it can be entered anywhere, and never walks off.
 */
export function randomWalk(key: number, step: number): number {
  let sum = 0;
  for (let wave = 0; wave < WAVES; wave += 1) {
    sum += Math.sqrt(2 ** wave) * height(key + wave, step / 2 ** wave);
  }
  return sum / DEVIATION;
}

/** A wave of length 1 at a place: between -1 and 1. */
function height(key: number, place: number): number {
  const shifted = place + randomAt(key, -1);
  const before = Math.floor(shifted);
  const way = shifted - before;
  const smooth = way * way * (3 - 2 * way);
  return 2 * (randomAt(key, before) * (1 - smooth) + randomAt(key, before + 1) * smooth) - 1;
}
