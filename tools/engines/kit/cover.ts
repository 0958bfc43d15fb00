import { heightOf, widthOf } from './boxes';
import type { TextLine } from './lines';
import type { Questions } from './styles';

/** The points of a line that are checked, as fractions of its width. */
const LOOKS = [0.15, 0.5, 0.85];
/** The points of a control that a finger tries, as fractions of its box. */
const TRIES = [
  [0.5, 0.5],
  [0.25, 0.3],
  [0.75, 0.3],
  [0.25, 0.7],
  [0.75, 0.7],
] as const;
/** No bar covers the page between these fractions of the screen's height. */
const [UPPER, LOWER] = [0.25, 0.75];

/** Scrolls so that a height of the document is between the bars at the screen's edges, as far as the page allows. */
function show(y: number): void {
  const at = y - window.pageYOffset;
  if (at < window.innerHeight * UPPER || at > window.innerHeight * LOWER)
    window.scrollTo(0, Math.max(0, y - window.innerHeight / 2));
}

/** The opaque element that covers a line of text; null when the line can be read. */
export function coverOf({ box, element }: TextLine, questions: Questions): Element | null {
  const y = (box.top + box.bottom) / 2;
  show(y);
  for (const part of LOOKS) {
    const stack = document.elementsFromPoint(box.left + widthOf(box) * part, y - window.pageYOffset);
    for (const above of stack) {
      if (above.contains(element) || element.contains(above)) break;
      if (isOpaque(above, questions)) return above;
    }
  }
  return null;
}

/** Whether an element hides text below it. Pictures have holes, so they count only in a fixed or sticky bar. */
function isOpaque(element: Element, { anchorOf, isSeen }: Questions): boolean {
  if (!isSeen(element)) return false;
  if (/^(IMG|CANVAS|VIDEO)$/.test(element.tagName)) return anchorOf(element) !== null;
  return [null, '::before', '::after'].some((pseudo) => {
    const { backgroundColor, backgroundImage, content } = getComputedStyle(element, pseudo);
    if (pseudo && (!content || content === 'none')) return false;
    return alphaOf(backgroundColor) >= 0.5 || (!pseudo && /url\(/.test(backgroundImage) && anchorOf(element) !== null);
  });
}

export function alphaOf(colour: string): number {
  if (colour === 'transparent') return 0;
  const alpha = /^rgba\([^,]+,[^,]+,[^,]+,([^)]+)\)/.exec(colour) || /\/ ?([\d.]+)\)$/.exec(colour);
  return alpha ? Number(alpha[1]) : 1;
}

/** The element that a finger reaches instead of a control at most of its points; null when it reaches the control. */
export function obstacleOf(control: Element): Element | 'nothing' | null {
  const labels = 'labels' in control && control.labels ? Array.from(control.labels as NodeListOf<HTMLElement>) : [];
  // The box of a link that wraps has empty space beside its lines.
  const before = control.getClientRects()[0] || control.getBoundingClientRect();
  show(before.top + window.pageYOffset + heightOf(before) / 2);
  const rect = control.getClientRects()[0] || control.getBoundingClientRect();
  let reached = 0;
  let obstacle: Element | 'nothing' = 'nothing';
  for (const [x, y] of TRIES) {
    const hit = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y);
    if (hit && [control, ...labels].some((own) => own.contains(hit))) reached += 1;
    else obstacle = hit || 'nothing';
  }
  return reached * 2 > TRIES.length ? null : obstacle;
}
