import type { Patch } from '@/lib/campaign/revision/patch';
import { readStoredPatch } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import type { Experiment } from '@/lib/experiment/definition';
import type { StoredArm } from './arms';
import { readCompared, writtenArms } from './compared-arms';
import { readOnce, type StoredRevision } from './stored-revision';

/** A revision of a campaign's texts, and the campaign as it shows it. */
export interface StoredText {
  patch: Patch;
  arms: readonly StoredArm[] | null;
  /** `null` without arms. */
  experiment: Experiment | null;
  campaign: Campaign;
}

type ReadText = StoredText | { faults: string[] };

/**
 * Reads a stored revision of texts, checked against the current definition of its campaign (`undefined` if there is none); returns a fault per
 * field that does not fit.
 */
export const readText = readOnce<Campaign | undefined, ReadText>(readAgainst);

function readAgainst({ patch, arms, experiment, period }: StoredRevision, definition: Campaign | undefined): ReadText {
  if (!definition) return { faults: ['there is no such campaign'] };
  const campaign = period ? { ...definition, period } : definition;
  const read = readStoredPatch(campaign, patch);
  if ('faults' in read) return read;
  const compared = readCompared(campaign, read.patch, writtenArms({ arms, experiment }), readStoredPatch);
  if ('faults' in compared) return compared;
  return { ...read, arms: arms as readonly StoredArm[] | null, experiment: compared.experiment };
}
