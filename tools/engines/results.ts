import { textTable } from '@/server/operations/common/text-table';
import type { PageFault } from './page-faults';

/** The result of a story in an engine. */
export interface StoryResult {
  story: string;
  ok: boolean;
  seconds: number;
  /** Why it failed. */
  reason?: string;
  /** Errors of the pages during the story. */
  errors: readonly string[];
  /** The file name of the last screen. */
  picture?: string;
}

/** The result of the layout check in an engine. */
export interface LayoutResult {
  /** The checked pages. */
  pages: readonly string[];
  faults: readonly PageFault[];
  /** The seconds that the check of each page took. */
  seconds: Readonly<Record<string, number>>;
}

/** The results of an engine. */
export interface EngineResult {
  engine: string;
  version?: string;
  /** Why the engine could not start; then there are no other results. */
  missing?: string;
  stories: readonly StoryResult[];
  layout?: LayoutResult;
}

/** The faults of each page that has some. */
export function faultsByPage({ faults }: LayoutResult): Map<string, PageFault[]> {
  const pages = new Map<string, PageFault[]>();
  for (const fault of faults) pages.set(fault.page, [...(pages.get(fault.page) ?? []), fault]);
  return pages;
}

/** A table for the console: a row per engine, a column per story, and the pages with faults. */
export function resultTable(results: readonly EngineResult[]): string {
  const stories = [...new Set(results.flatMap((result) => result.stories.map(({ story }) => story)))];
  const withLayout = results.some(({ layout }) => layout);
  const rows = results.map((result) => [
    result.engine,
    result.missing ? 'missing' : (result.version ?? ''),
    ...stories.map((name) => storyCell(result.stories.find(({ story }) => story === name))),
    ...(withLayout ? [layoutCell(result.layout)] : []),
  ]);
  const headings = ['engine', 'version', ...stories, ...(withLayout ? ['pages with faults'] : [])];
  return textTable(headings, rows, 'No engine was run.');
}

/** A line per failure; of a page's faults the first few. */
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
  const lines = faults.slice(0, most).map((fault) => `${engine} ${page}: ${faultWords(fault)}`);
  return faults.length > most ? [...lines, `${engine} ${page}: and ${faults.length - most} more`] : lines;
}

/** A fault as a sentence: `cut (320, 375@140) ul.cards > li > p “…”: 73 px beyond the right edge`. */
export function faultWords({ kind, screens, element, text, detail }: PageFault): string {
  return `${kind} (${screens.join(', ')}) ${element}${text && ` “${text}”`}: ${detail}`;
}

function storyCell(result: StoryResult | undefined): string {
  if (!result) return '';
  return result.ok ? 'ok' : 'FAILED';
}

function layoutCell(layout: LayoutResult | undefined): string {
  return layout ? `${faultsByPage(layout).size} of ${layout.pages.length}` : '';
}
