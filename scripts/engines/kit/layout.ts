import { isUnreadable } from './contrast';
import { coverOf, obstacleOf } from './cover';
import { textLines } from './lines';
import { boxOf, isInView, questions, surroundingsOf } from './styles';
import { cutOf, overlapping } from './verdicts';

/** What can be wrong with where things stand. */
export type FaultKind = 'cut' | 'covered' | 'overlapping' | 'sideways' | 'unreadable' | 'collapsed' | 'unseen';

/** Something on the page that stands wrong. */
export interface LayoutFault {
  kind: FaultKind;
  /** The element, as a short selector. */
  element: string;
  /** Its words. */
  text: string;
  detail: string;
}

/** What may stand as it does. */
export interface Exception {
  kind: FaultKind;
  /** The elements, or what they stand in. */
  css: string;
}

const CONTROLS =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea, summary, [role="button"]';
const ENDLESS = { left: Number.NEGATIVE_INFINITY, width: Number.POSITIVE_INFINITY };
/** Controls that are smaller stand behind a label that is drawn in their place. */
const SMALLEST = 8;

/** Everything on the page that is cut, covered, overlapping or cannot be read at the screen's present size. */
export function layoutFaults(exceptions: readonly Exception[]): LayoutFault[] {
  document.documentElement.style.scrollBehavior = 'auto';
  window.scrollTo(0, 0);
  const faults: LayoutFault[] = [];
  const asked = questions();
  const add = (kind: FaultKind, element: Element, text: string, detail: string) => {
    if (exceptions.some((exception) => exception.kind === kind && element.closest(exception.css))) return;
    faults.push({ kind, element: selectorOf(element), text, detail });
  };
  const page = document.documentElement;
  const screen = { left: 0, width: page.clientWidth };
  const widest = Math.max(page.scrollWidth, document.body.scrollWidth);
  if (widest > screen.width + 1) add('sideways', page, '', `${widest} px wide on a screen of ${screen.width} px`);

  const lines = textLines(asked);
  const whole = lines.filter(({ element, box, text }) => {
    if (asked.isTurned(element)) return false;
    const around = surroundingsOf(element);
    const cut = cutOf(box, around.clips, around.scrolledSideways ? ENDLESS : screen);
    if (cut) add('cut', element, text, cut);
    return !cut && isInView(box, around);
  });
  const apart = overlapping(
    whole.filter(({ element }) => !asked.anchorOf(element) && !element.closest('[aria-hidden="true"]')),
    (a, b) => a.element !== b.element,
  );
  for (const [a, b] of apart) add('overlapping', a.element, a.text, `with “${b.text}” of ${selectorOf(b.element)}`);
  for (const { element, text } of lines) {
    const reason = isUnreadable(element);
    if (reason) add('unreadable', element, text, reason);
  }
  for (const element of Array.from(document.querySelectorAll('main img, main canvas, main svg, main [role="img"]'))) {
    const { width, height } = element.getBoundingClientRect();
    if (width >= 1 !== height >= 1 && asked.isSeen(element)) add('collapsed', element, '', `${width} by ${height} px`);
  }

  const controls = Array.from(document.querySelectorAll(CONTROLS)).filter((control) => {
    const rect = control.getBoundingClientRect();
    const usable =
      getComputedStyle(control).pointerEvents !== 'none' && rect.width >= SMALLEST && rect.height >= SMALLEST;
    if (!usable || !asked.isSeen(control) || asked.isTurned(control)) return false;
    const around = surroundingsOf(control);
    const cut = cutOf(boxOf(rect), around.clips, around.scrolledSideways ? ENDLESS : screen);
    if (cut) add('cut', control, wordsOf(control), cut);
    return !cut && isInView(boxOf(rect), around);
  });
  for (const line of whole) {
    if (asked.anchorOf(line.element)) continue;
    const cover = coverOf(line, asked);
    if (cover) add('covered', line.element, line.text, `by ${selectorOf(cover)}`);
  }
  for (const control of controls) {
    const obstacle = obstacleOf(control);
    if (obstacle)
      add(
        'covered',
        control,
        wordsOf(control),
        `a finger reaches ${obstacle === 'nothing' ? obstacle : selectorOf(obstacle)}`,
      );
  }
  window.scrollTo(0, 0);
  return faults;
}

function wordsOf(element: Element): string {
  const words = element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '';
  return words.replace(/\s+/g, ' ').trim().slice(0, 40);
}

/** The element and the two around it, without the build's marks on their classes. */
function selectorOf(element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && parts.length < 3; at = at.parentElement) {
    const name = (at.getAttribute('class') || '').split(' ')[0] || '';
    const plain = name.replace(/^[\w-]{5,7}_/, '').replace(/^.*__/, '');
    parts.unshift(at.id ? `#${at.id}` : at.tagName.toLowerCase() + (plain ? `.${plain}` : ''));
  }
  return parts.join(' > ');
}
