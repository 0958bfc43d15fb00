/** First versions that have a feature, of Chromium, Safari and Firefox; null for an engine that has none. */
export type Since = readonly [chromium: number, safari: number | null, firefox: number | null];

/** The oldest engines that must read everything that is sent: Chromium 69, Safari of iOS 12.2, Firefox 78. */
const LINE = [69, 12.1, 78] as const;

/** Whether an engine at the line lacks a feature. */
export function isBeyondLine(since: Since): boolean {
  return since.some((version, engine) => version === null || version > (LINE[engine] ?? 0));
}

/** A feature that an engine at the line lacks, at one place of a file. */
export interface Finding {
  feature: string;
  /** What stands there, cut short. */
  sample: string;
}

/** What stands at a place, short enough for a line of the console. */
export function sampleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
}
