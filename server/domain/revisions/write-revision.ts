import { brands } from '@/brands';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import type { Patch } from '@/lib/campaign/revision/patch';
import { readPatch, revise } from '@/lib/campaign/revision/revise';
import { lessened } from '@/lib/campaign/revision/whole-patch';
import type { Campaign } from '@/lib/campaign/schema';
import type { Experiment } from '@/lib/experiment/definition';
import { type StoredArm, withDigests } from './arms';
import { apart, readCompared } from './compared-arms';

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
  const checked = readCompared(base, read.patch, compared, readPatch);
  if ('faults' in checked) return checked;
  const { experiment } = checked;
  const revised = revise(campaign, patch);
  const arms = checked.arms.map((arm) => ({ ...arm, patch: lessened(withDays(arm.patch, base), revised) }));
  if ([patch, ...arms.map((arm) => arm.patch)].every((part) => Object.keys(part).length === 0))
    return { faults: ['(root): it changes nothing'] };
  const { campaign: shown } = read;
  return { patch, ...withDigests(patch, arms), experiment, campaign: shown };
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

/** Whether a brand has this code. */
export function isBrand(appCode: string): boolean {
  return brands.some((brand) => brand.appCode === appCode);
}
