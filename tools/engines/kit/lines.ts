import type { Box } from './boxes';
import { boxOf, type Questions } from './styles';
import type { Line } from './verdicts';

/** A line of text and its element. */
export interface TextLine extends Line {
  element: Element;
}

const SILENT = /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE|OPTION|TITLE|DESC)$/;

/** Every visible line of text with its position, without the text of drawings, which scales with them. */
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
