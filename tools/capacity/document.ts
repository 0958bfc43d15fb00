import { readFileSync, writeFileSync } from 'node:fs';
import type { Measured } from './measured';
import { assumptionList, costTable, machineLine, peakTable, predictionTable, stepTable } from './tables';

/** The document whose marked parts come from the figures. */
export const DOCUMENT = 'docs/capacity.md';

const PARTS: Readonly<Record<string, (measured: Measured) => string>> = {
  machine: machineLine,
  costs: costTable,
  predictions: predictionTable,
  assumptions: assumptionList,
  steps: stepTable,
  peaks: peakTable,
};

/**
 * The document with the parts between `<!-- name -->` and `<!-- end -->` computed from the figures.
 *
 * @throws Error if the document lacks a part
 */
export function withFigures(document: string, measured: Measured): string {
  return Object.entries(PARTS).reduce((text, [name, part]) => {
    const place = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(\\n<!-- end -->)`);
    if (!place.test(text)) throw new Error(`${DOCUMENT} lacks the part ${name}.`);
    return text.replace(place, (_, before: string, after: string) => `${before}\n${part(measured)}\n${after}`);
  }, document);
}

/** Writes the figures into the document. */
export function updateDocument(measured: Measured): void {
  writeFileSync(DOCUMENT, withFigures(readFileSync(DOCUMENT, 'utf8'), measured));
}
