/** Width of a text in whole em: a Chinese character is one, what is Latin about two thirds of it. */
export function textWidth(text: string): number {
  return Math.ceil(
    Array.from(text).reduce((sum, letter) => sum + (letter >= '⺀' ? 1 : letter === ' ' ? 0.3 : 0.66), 0),
  );
}
