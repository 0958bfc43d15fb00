import { experimentSchema } from '@/lib/experiment/definition';
import { faultWords } from '@/lib/form/faults';

/** What is wrong with the definition of an experiment, by field; nothing without one. */
export function experimentFaults(experiment: unknown): ReadonlyMap<string, readonly string[]> {
  if (experiment === undefined) return new Map();
  const { error } = experimentSchema.safeParse(experiment, { error: faultWords });
  const found = new Map<string, readonly string[]>();
  // The schema of host names describes them to developers.
  for (const { code, message, path } of error?.issues ?? [])
    found.set(String(path[0] ?? ''), [code === 'invalid_format' ? '格式不对，例如 gold.example' : message]);
  return found;
}
