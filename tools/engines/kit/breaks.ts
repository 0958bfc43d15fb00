import type { Questions } from './styles';

/** A longer text without marks is a paragraph, whose lines may end after any character. */
const SHORT = 30;
/** Characters of the longest word; a phrase without marks that is wider than its line has more. */
const WORD = 6;
/** Characters before and after the end of a line in a report. */
const AROUND = 5;
const HAN = /\p{Script=Han}/u;

interface BrokenWord {
  element: Element;
  text: string;
  /** The end of the line in the text. */
  detail: string;
}

/**
 * Lines that end within a word: between two Chinese characters of one text, because `<wbr>` separates the texts of
 * words. Only a word that is wider than its line may break.
 */
export function brokenWords({ isSeen }: Questions): BrokenWord[] {
  const broken: BrokenWord[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [element, text] = [node.parentElement, node.nodeValue || ''];
    if (!element || element instanceof SVGElement || !isWhole(element) || !isSeen(element)) continue;
    let begin = 0;
    for (const end of lineEnds(node)) {
      const before = /[^\p{P}\s]*$/u.exec(text.slice(0, end))?.[0] ?? '';
      const after = /^[^\p{P}\s]*/u.exec(text.slice(end))?.[0] ?? '';
      const fits = end - before.length > begin || before.length + after.length > WORD;
      if (fits && HAN.test(before.slice(-1)) && HAN.test(after.charAt(0)))
        broken.push({ element, text, detail: `${before.slice(-AROUND)}|${after.slice(0, AROUND)}` });
      begin = end;
    }
  }
  return broken;
}

/** Whether the words of an element's text must not be broken. */
function isWhole(element: Element): boolean {
  return (element.textContent || '').length <= SHORT || getComputedStyle(element).wordBreak === 'keep-all';
}

/** The places in a text where its lines end, but the last one. */
function lineEnds(node: Node): number[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  if (range.getClientRects().length < 2) return [];
  const ends: number[] = [];
  let middle = Number.POSITIVE_INFINITY;
  for (let index = 0; index < (node.nodeValue || '').length; index += 1) {
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const { top, bottom, height } = range.getBoundingClientRect();
    // Blanks that are not shown have no place.
    if (height === 0) continue;
    if (top > middle) ends.push(index);
    middle = (top + bottom) / 2;
  }
  return ends;
}
