import { limit } from '@/scripts/lib/limit.mjs';

/** The extent of the walks, from the environment that `npm run test:walks` sets; the defaults are those of `npm test`. */
export interface WalkSettings {
  runs: number;
  /** Maximum steps of a walk. */
  steps: number;
  /** The seed of fast-check: the same seed gives the same walks. */
  seed: number;
  /** The path of fast-check to the walk that failed. */
  path?: string;
  replay?: string;
  /** How many shorter walks to try after a failure. */
  shrinks: number;
}

/** Milliseconds in which a page must settle or react. */
export const PATIENCE = limit();

/** @throws Error for a setting that is not a number */
export function readWalkSettings(env: NodeJS.ProcessEnv): WalkSettings {
  const { WALK_PATH: path, WALK_REPLAY: replay } = env;
  return {
    runs: count(env, 'WALK_RUNS', 2),
    steps: count(env, 'WALK_STEPS', 8),
    seed: count(env, 'WALK_SEED', 1),
    shrinks: count(env, 'WALK_SHRINKS', 0),
    ...(path && { path }),
    ...(replay && { replay }),
  };
}

function count(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const value = env[name];
  if (value === undefined || value === '') return otherwise;
  if (!/^-?\d+$/.test(value)) throw new Error(`${name} must be a whole number, not “${value}”.`);
  return Number(value);
}
