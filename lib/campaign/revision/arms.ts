import { z } from 'zod';
import { faultsOf } from '../define';
import type { Campaign } from '../schema';
import { MERGED, type Patch } from './patch';
import { type ReadPatch, readPatch, revise } from './revise';

/** One of several versions of a revision, each shown to a part of the visitors. */
export interface Arm {
  name: string;
  /** In percent of the visitors who take part. */
  weight: number;
  /** What it changes of its revision; may be empty. */
  patch: Patch;
}

export const MOST_ARMS = 8;

const armsSchema = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,15}$/, 'must be up to 16 letters and digits, such as `plain`'),
      weight: z.int().min(1),
      patch: z.record(z.string(), z.unknown()).default({}),
    }),
  )
  .min(2)
  .max(MOST_ARMS)
  .refine((arms) => new Set(arms.map(({ name }) => name)).size === arms.length, 'two arms have one name')
  .refine((arms) => weightOf(arms) === 100, {
    error: ({ input }) => `weights are percents: they add up to ${weightOf(input as Arm[])}`,
  });

function weightOf(arms: readonly Pick<Arm, 'weight'>[]): number {
  return arms.reduce((sum, { weight }) => sum + weight, 0);
}

/** A revision's patch with an arm's patch over it. */
export function withArm(patch: Patch, arm: Patch): Patch {
  const merged = Object.entries(arm).map(([field, value]): [string, unknown] => {
    const held = (patch as Record<string, unknown>)[field];
    return [field, MERGED.has(field) && isObject(held) && isObject(value) ? { ...held, ...value } : value];
  });
  return { ...patch, ...Object.fromEntries(merged) };
}

/**
 * Checks the arms of a revision, each as strictly as a revision of its own; see {@link readPatch}.
 *
 * @param patch of the revision
 * @param written the arms as they were submitted or stored
 * @param read how the patch of an arm is read: {@link readPatch} for what was submitted
 * @returns the arms with the campaign as each shows it, or each field at fault, such as `arms.plain.hero.offer: …`
 */
export function readArms(
  campaign: Campaign,
  patch: Patch,
  written: unknown,
  read: ReadPatch = readPatch,
): { arms: (Arm & { campaign: Campaign })[] } | { faults: string[] } {
  const parsed = armsSchema.safeParse(written);
  if (!parsed.success)
    return { faults: faultsOf(parsed.error).map((fault) => `arms.${fault.replace('(root): ', '')}`) };
  const checked = parsed.data.map(({ name, weight, patch: own }) => {
    const result = read(campaign, withArm(patch, own as Patch));
    if ('faults' in result) return { faults: result.faults.map((fault) => `arms.${name}.${fault}`) };
    return { arm: { name, weight, patch: own as Patch, campaign: result.campaign } };
  });
  const faults = checked.flatMap((result) => result.faults ?? []);
  return faults.length > 0 ? { faults } : { arms: checked.flatMap(({ arm }) => arm ?? []) };
}

/** A campaign as an arm of a revision shows it. */
export function reviseByArm(campaign: Campaign, patch: Patch, arm: Pick<Arm, 'patch'>): Campaign {
  return revise(campaign, withArm(patch, arm.patch));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
