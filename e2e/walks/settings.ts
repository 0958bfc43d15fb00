/** How far the walks go, by the environment that `npm run test:walks` sets; without it those of `npm test`. */
export interface WalkSettings {
  runs: number;
  /** Steps of a walk at most. */
  steps: number;
  /** fast-check's own: the walks are the same for the same one. */
  seed: number;
  /** fast-check's own: leads to the walk that failed. */
  path?: string;
  replay?: string;
  /** Shorter walks to try once one has failed. */
  shrinks: number;
}

/** Milliseconds in which a page comes to rest, and does what it is asked to, on a machine that is busy with much else. */
export const PATIENCE = 30_000;

/** @throws Error for a setting that is no number */
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
