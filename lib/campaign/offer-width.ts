/** Width of an offer in whole em: a Chinese character is one, what is Latin about two thirds of it. */
export function offerWidth(text: string): number {
  return Math.ceil(
    Array.from(text).reduce((sum, letter) => sum + (letter >= '⺀' ? 1 : letter === ' ' ? 0.3 : 0.66), 0),
  );
}

/** Whether an offer is as wide as a phone, so that its neighbour goes below it. */
export function isWideOffer(text: string): boolean {
  const width = offerWidth(text);
  return width === 5 || width === 6;
}
