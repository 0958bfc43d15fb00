import { type Arm, readArms } from '@/lib/campaign/revision/arms';
import type { Patch } from '@/lib/campaign/revision/patch';
import type { ReadPatch } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import type { Experiment } from '@/lib/experiment/definition';
import { readExperiment } from '@/lib/experiment/read-experiment';
import type { StoredArm } from './arms';

/** The arms and the experiment of a revision, as they are written. */
interface WrittenArms {
  arms?: unknown;
  experiment?: unknown;
}

/** Splits a written revision into its own fields, its arms and its experiment. */
export function apart(written: unknown): WrittenArms & { rest: unknown } {
  if (typeof written !== 'object' || written === null) return { rest: written };
  const { arms, experiment, ...rest } = written as WrittenArms;
  return { rest, arms, experiment };
}

/** The arms and the experiment of a stored revision, as an author writes them; empty if it has none. */
export function writtenArms({ arms, experiment }: { arms: unknown; experiment: unknown }): WrittenArms {
  const stored = arms as readonly StoredArm[] | null;
  return stored ? { arms: stored.map(({ digest: _, ...arm }) => arm), experiment } : {};
}

/**
 * Checks the arms and the experiment of a revision, which need each other.
 *
 * @param patch of the revision
 * @param read how the patch of an arm is read
 */
export function readCompared(
  campaign: Campaign,
  patch: Patch,
  { arms, experiment }: WrittenArms,
  read: ReadPatch,
): { arms: (Arm & { campaign: Campaign })[]; experiment: Experiment | null } | { faults: string[] } {
  if (arms === undefined)
    return experiment === undefined ? { arms: [], experiment: null } : { faults: ['arms: 有实验就须有实验组'] };
  if (experiment === undefined) return { faults: ['experiment: 有实验组就须有实验'] };
  const checked = readArms(campaign, patch, arms, read);
  const weights = 'faults' in checked ? [] : checked.arms.map(({ weight }) => weight);
  const result = readExperiment(experiment, weights);
  if ('faults' in checked || 'faults' in result)
    return { faults: [checked, result].flatMap((one) => ('faults' in one ? one.faults : [])) };
  return { ...checked, ...result };
}
