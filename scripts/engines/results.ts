import { textTable } from '@/server/operations/text-table';

/** What became of a story in an engine. */
export interface StoryResult {
  story: string;
  ok: boolean;
  seconds: number;
  /** Why it did not end well. */
  reason?: string;
  /** Errors that the page had meanwhile. */
  errors: readonly string[];
  /** The file name of the screen at its end. */
  picture?: string;
}

/** What became of an engine. */
export interface EngineResult {
  engine: string;
  version?: string;
  /** Why it could not be had or driven; then it has no stories. */
  missing?: string;
  stories: readonly StoryResult[];
}

const OK = 'ok';
const FAILED = 'FAILED';

/** A table for the console: an engine a row, a story a column. */
export function resultTable(results: readonly EngineResult[], stories: readonly string[]): string {
  const rows = results.map(({ engine, version, missing, stories: told }) => [
    engine,
    version ?? (missing ? 'not here' : ''),
    ...stories.map((name) => cellOf(told.find(({ story }) => story === name))),
  ]);
  return textTable(['engine', 'version', ...stories], rows, 'No engine was run.');
}

/** What went wrong, a line each. */
export function faultLines(results: readonly EngineResult[]): string[] {
  return results.flatMap(({ engine, missing, stories }) => [
    ...(missing ? [`${engine}: ${missing}`] : []),
    ...stories.filter(({ ok }) => !ok).map(({ story, reason }) => `${engine} ${story}: ${reason}`),
  ]);
}

function cellOf(result: StoryResult | undefined): string {
  if (!result) return '';
  return result.ok ? OK : FAILED;
}
