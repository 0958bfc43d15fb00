import { readArms } from '@/lib/campaign/revision/arms';
import type { Patch } from '@/lib/campaign/revision/patch';
import { readStoredPatch } from '@/lib/campaign/revision/revise';
import type { Campaign } from '@/lib/campaign/schema';
import type { Experiment } from '@/lib/experiment/definition';
import { readExperiment } from '@/lib/experiment/read-experiment';
import type { StoredArm } from './arms';
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
 * Reads a stored revision of texts, checked against the current campaigns; returns a fault per field that does not fit.
 */
export function readStored(stored: Omit<StoredRevision, 'subject'>, campaigns: readonly Campaign[]): ReadText {
  return readAgainst(
    stored,
    campaigns.find(({ slug }) => slug === stored.slug),
  );
}

/** The same against one campaign, which reads a row once; `undefined` if there is no such campaign. */
export const readText = readOnce<Campaign | undefined, ReadText>(readAgainst);

function readAgainst(
  { patch, arms, experiment, period }: Omit<StoredRevision, 'subject'>,
  definition: Campaign | undefined,
): ReadText {
  if (!definition) return { faults: ['there is no such campaign'] };
  const campaign = period ? { ...definition, period } : definition;
  const read = readStoredPatch(campaign, patch);
  if ('faults' in read) return read;
  const stored = arms as readonly StoredArm[] | null;
  if (!stored) return { ...read, arms: null, experiment: null };
  const written = stored.map(({ digest: _, ...arm }) => arm);
  const checked = readArms(campaign, read.patch, written, readStoredPatch);
  if ('faults' in checked) return checked;
  const weights = stored.map(({ weight }) => weight);
  const result = readExperiment(experiment, weights);
  return 'faults' in result ? result : { ...read, arms: stored, experiment: result.experiment };
}
