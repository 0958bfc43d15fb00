import { textTable } from '@/server/operations/common/text-table';
import type { BuiltFile } from './built-files';
import { EXCEPTIONS } from './exceptions';
import { findInScript } from './find-in-script';
import { findInStyle } from './find-in-style';
import type { Finding } from './line';

/** A feature that the oldest engines lack, and the files of the build that use it. */
export interface FeatureUse {
  feature: string;
  kind: BuiltFile['kind'];
  times: number;
  files: readonly string[];
  sample: string;
  /** The reason of an exception; undefined for a fault. */
  why: string | undefined;
}

/** All features that the oldest engines lack, the most used first. */
export function featureUses(files: readonly BuiltFile[], exceptions = EXCEPTIONS): FeatureUse[] {
  const uses = new Map<string, FeatureUse>();
  for (const file of files) {
    for (const { feature, sample } of findingsIn(file)) {
      const known = uses.get(feature);
      const names = known?.files ?? [];
      uses.set(feature, {
        feature,
        kind: file.kind,
        times: (known?.times ?? 0) + 1,
        files: names.includes(file.name) ? names : [...names, file.name],
        sample: known?.sample ?? sample,
        why: exceptions[feature],
      });
    }
  }
  return [...uses.values()].sort((a, b) => b.times - a.times);
}

function findingsIn({ name, kind, content }: BuiltFile): Finding[] {
  if (kind === 'style') return findInStyle(content);
  try {
    return findInScript(content);
  } catch (error) {
    return [{ feature: 'a script that cannot be parsed', sample: `${name}: ${error}` }];
  }
}

/** A table of the faults and a table of the exceptions that the build needs. */
export function gateTables(uses: readonly FeatureUse[]): { faults: string; excepted: string } {
  const rows = (chosen: readonly FeatureUse[], last: (use: FeatureUse) => string) =>
    chosen.map((use) => [use.feature, String(use.times), String(use.files.length), last(use)]);
  return {
    faults: textTable(
      ['missing in old browsers', 'times', 'files', 'first'],
      rows(
        uses.filter(({ why }) => why === undefined),
        ({ files, sample }) => `${files[0]}: ${sample}`,
      ),
      'The oldest browsers can read everything.',
    ),
    excepted: textTable(
      ['allowed', 'times', 'files', 'because'],
      rows(
        uses.filter(({ why }) => why !== undefined),
        ({ why }) => why ?? '',
      ),
      'The build needs no exception.',
    ),
  };
}
