import { textTable } from '@/server/operations/text-table';
import type { PageFault } from './page-faults';

/** What became of a story in an engine. */
export interface StoryResult {
  story: string;
  ok: boolean;
  seconds: number;
  /** Why it did not end well. */
  reason?: string;
  /** Errors that the pages had meanwhile. */
  errors: readonly string[];
  /** The file name of the screen at its end. */
  picture?: string;
}

/** What an engine shows of the pages. */
export interface LayoutResult {
  /** The pages that were looked at. */
  pages: readonly string[];
  faults: readonly PageFault[];
}

/** What became of an engine. */
export interface EngineResult {
  engine: string;
  version?: string;
  /** Why it could not be had; then there is nothing else. */
  missing?: string;
  stories: readonly StoryResult[];
  layout?: LayoutResult;
  /** Pictures of pages, by their paths. */
  pictures?: Readonly<Record<string, string>>;
}

/** The pages of a result that have faults, with these. */
export function faultsByPage({ faults }: LayoutResult): Map<string, PageFault[]> {
  const pages = new Map<string, PageFault[]>();
  for (const fault of faults) pages.set(fault.page, [...(pages.get(fault.page) ?? []), fault]);
  return pages;
}

/** A table for the console: an engine a row, a story a column, the pages with faults at its end. */
export function resultTable(results: readonly EngineResult[]): string {
  const stories = [...new Set(results.flatMap((result) => result.stories.map(({ story }) => story)))];
  const withLayout = results.some(({ layout }) => layout);
  const rows = results.map((result) => [
    result.engine,
    result.missing ? 'not here' : (result.version ?? ''),
    ...stories.map((name) => storyCell(result.stories.find(({ story }) => story === name))),
    ...(withLayout ? [layoutCell(result.layout)] : []),
  ]);
  const headings = ['engine', 'version', ...stories, ...(withLayout ? ['pages with faults'] : [])];
  return textTable(headings, rows, 'No engine was run.');
}

/** What went wrong, a line each; of a page's faults the first few. */
export function faultLines(results: readonly EngineResult[], most = 3): string[] {
  return results.flatMap(({ engine, missing, stories, layout }) => [
    ...(missing ? [`${engine}: ${missing}`] : []),
    ...stories
      .filter(({ ok }) => !ok)
      .map(({ story, reason, errors }) => `${engine} ${story}: ${[reason, ...errors.slice(0, 1)].join('; ')}`),
    ...(layout ? [...faultsByPage(layout)].flatMap(([page, faults]) => pageLines(engine, page, faults, most)) : []),
  ]);
}

function pageLines(engine: string, page: string, faults: readonly PageFault[], most: number): string[] {
  const told = faults.slice(0, most).map((fault) => `${engine} ${page}: ${faultWords(fault)}`);
  return faults.length > most ? [...told, `${engine} ${page}: and ${faults.length - most} more`] : told;
}

/** A fault as a sentence: `cut (320, 375 px) ul.cards > li > p “…”: 73 px beyond the right edge`. */
export function faultWords({ kind, widths, element, text, detail }: PageFault): string {
  return `${kind} (${widths.join(', ')} px) ${element}${text && ` “${text}”`}: ${detail}`;
}

function storyCell(result: StoryResult | undefined): string {
  if (!result) return '';
  return result.ok ? 'ok' : 'FAILED';
}

function layoutCell(layout: LayoutResult | undefined): string {
  return layout ? `${faultsByPage(layout).size} of ${layout.pages.length}` : '';
}
