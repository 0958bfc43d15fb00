import type { Experiment } from './definition';

/** The longest text that the edge reads: its buffer for a response's headers has 16 KB. */
export const LONGEST_PLANS = 12_000;

/**
 * The plans of an experiment in all ways in which addresses encode them, separated and surrounded by `|`; `undefined` if it has
 * visitors of all plans. The edge looks for the plan of an address in it, and cannot decode.
 */
export function writtenPlans({ plans }: Pick<Experiment, 'plans'>): string | undefined {
  const written = plans?.flatMap((plan) => {
    const encoded = encodeURIComponent(plan);
    return [encoded, encoded.replaceAll('%20', '+'), encodeURI(plan).replaceAll('|', '%7C')];
  });
  return written && `|${[...new Set(written)].join('|')}|`;
}

/** Whether the plan of an address is among those of {@link writtenPlans}, by the rule of the edge. */
export function namesPlan(written: string | undefined, search: string): boolean {
  if (written === undefined) return true;
  const [, plan] = /(?:^\??|&)utm_campaign=([^&|]+)(?:&|$)/i.exec(search) ?? [];
  return plan !== undefined && written.includes(`|${plan}|`);
}
