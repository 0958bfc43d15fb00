import type { Worth } from '../worth';

export function worth(): Worth {
  return { recurring: ['what points buy'] };
}
