import type { Box } from './boxes';
import { boxOf, type Questions } from './styles';
import type { Line } from './verdicts';

/** A line of text with the element that it stands in. */
export interface TextLine extends Line {
  element: Element;
}

const SILENT = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION|TITLE|DESC)$/;

/** Every line of text that visitors see, where it is drawn. Drawings' own text is left out: it scales with them. */
export function textLines({ isSeen }: Questions): TextLine[] {
  const lines: TextLine[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.nodeValue || '').trim();
    if (!text || !element || SILENT.test(element.tagName) || element instanceof SVGElement || !isSeen(element))
      continue;
    range.selectNodeContents(node);
    for (const rect of Array.from(range.getClientRects())) {
      const box: Box = boxOf(rect);
      if (rect.width >= 1 && rect.height >= 1) lines.push({ text: text.slice(0, 40), box, element });
    }
  }
  return lines;
}
