import { brands } from '@/brands';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { type Arm, readArms } from '@/lib/campaign/revision/arms';
import type { Patch } from '@/lib/campaign/revision/patch';
import { readPatch, revise } from '@/lib/campaign/revision/revise';
import { lessened } from '@/lib/campaign/revision/whole-patch';
import type { Campaign } from '@/lib/campaign/schema';
import type { Experiment } from '@/lib/experiment/definition';
import { readExperiment } from '@/lib/experiment/read-experiment';
import { digestOf, type StoredArm, storedArms } from './arms';

/** A revision that may be stored, or its faults by field. */
export type WrittenRevision =
  | { patch: Patch; arms: StoredArm[] | null; experiment: Experiment | null; digest: string; campaign: Campaign }
  | { faults: string[] };

/**
 * Checks a written revision of a campaign; see {@link readPatch}.
 *
 * @param period the first and last day that operators have set, which the texts may name: `{period.from}`, `{period.to}`
 */
export function writeRevision(
  campaign: Campaign,
  written: unknown,
  period: Campaign['period'] | undefined,
): WrittenRevision {
  const base = period ? { ...campaign, period } : campaign;
  const { rest, ...compared } = apart(written);
  const read = readPatch(base, rest);
  if ('faults' in read) return read;
  const patch = lessened(withDays(read.patch, base), campaign);
  const checked = compare(base, read.patch, compared);
  if ('faults' in checked) return checked;
  const { experiment } = checked;
  const revised = revise(campaign, patch);
  const arms = checked.arms.map((arm) => ({ ...arm, patch: lessened(withDays(arm.patch, base), revised) }));
  if ([patch, ...arms.map((arm) => arm.patch)].every((part) => Object.keys(part).length === 0))
    return { faults: ['(root): it changes nothing'] };
  const { campaign: shown } = read;
  if (arms.length === 0) return { patch, arms: null, experiment, digest: digestOf(patch), campaign: shown };
  const said = arms.map(({ name, weight, patch: own }) => ({ name, weight, patch: own }));
  const digest = digestOf(patch, said);
  return { patch, arms: storedArms(digest, said), experiment, digest, campaign: shown };
}

/**
 * Checks a text while its author writes it, as {@link writeRevision} does. It has no arms, and may change nothing.
 *
 * @returns its differences from the definition, or its faults by field
 */
export function writeDraft(
  campaign: Campaign,
  written: unknown,
  period: Campaign['period'] | undefined,
): { patch: Patch } | { faults: string[] } {
  const base = period ? { ...campaign, period } : campaign;
  const read = readPatch(base, written);
  return 'faults' in read ? read : { patch: lessened(withDays(read.patch, base), campaign) };
}

/** Writes the days of the period into the texts of a patch: pages render from the definition, which does not have them. */
function withDays(patch: Patch, base: Campaign): Patch {
  const figures = figuresOf(base);
  const filled = JSON.stringify(patch).replace(/\{(period\.(?:from|to))\}/g, (_, day: string) =>
    String(figures.get(day)?.value),
  );
  return JSON.parse(filled) as Patch;
}

/** Checks the arms and the experiment of a revision, which need each other. */
function compare(
  campaign: Campaign,
  patch: Patch,
  { arms, experiment }: Omit<Apart, 'rest'>,
): { arms: Arm[]; experiment: Experiment | null } | { faults: string[] } {
  if (arms === undefined)
    return experiment === undefined ? { arms: [], experiment: null } : { faults: ['arms: 有实验就须有实验组'] };
  if (experiment === undefined) return { faults: ['experiment: 有实验组就须有实验'] };
  const checked = readArms(campaign, patch, arms);
  const weights = 'faults' in checked ? [] : checked.arms.map(({ weight }) => weight);
  const read = readExperiment(experiment, weights);
  if ('faults' in checked || 'faults' in read)
    return { faults: [checked, read].flatMap((one) => ('faults' in one ? one.faults : [])) };
  return { ...checked, ...read };
}

interface Apart {
  rest: unknown;
  arms?: unknown;
  experiment?: unknown;
}

/** Splits a written revision into its own fields, its arms and its experiment. */
function apart(written: unknown): Apart {
  if (typeof written !== 'object' || written === null) return { rest: written };
  const { arms, experiment, ...rest } = written as Omit<Apart, 'rest'>;
  return { rest, arms, experiment };
}

/** Whether a brand has this code. */
export function isBrand(appCode: string): boolean {
  return brands.some((brand) => brand.appCode === appCode);
}
