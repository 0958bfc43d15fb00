/** The first versions of Chromium, Safari and Firefox with a feature; null for an engine that lacks it. */
export type Since = readonly [chromium: number, safari: number | null, firefox: number | null];

/** The oldest engines that the product supports: Chromium 69, Safari of iOS 12.2, Firefox 78. */
const LINE = [69, 12.1, 78] as const;

/** Whether one of the oldest engines lacks a feature. */
export function isBeyondLine(since: Since): boolean {
  return since.some((version, engine) => version === null || version > (LINE[engine] ?? 0));
}

/** A feature that one of the oldest engines lacks, at one place of a file. */
export interface Finding {
  feature: string;
  /** The code at this place, shortened. */
  sample: string;
}

/** Shortens code to a line of the console. */
export function sampleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 90 ? `${line.slice(0, 90)}…` : line;
}
