import { textWidth } from '../copy/text-width';

/** Whether an offer is as wide as a phone, so that its neighbour goes below it. */
export function isWideOffer(text: string): boolean {
  const width = textWidth(text);
  return width === 5 || width === 6;
}
