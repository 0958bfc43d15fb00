import { brokenWords } from './breaks';
import { isUnreadable } from './contrast';
import { coverOf, obstacleOf } from './cover';
import { textLines } from './lines';
import { boxOf, isInView, type Questions, questions, type Surroundings } from './styles';
import { cutOf, overlapping } from './verdicts';

/** The kinds of layout faults. */
export type FaultKind =
  | 'broken'
  | 'cut'
  | 'covered'
  | 'overlapping'
  | 'sideways'
  | 'unreadable'
  | 'small'
  | 'collapsed'
  | 'unseen';

/** A layout fault of an element. */
export interface LayoutFault {
  kind: FaultKind;
  /** The element, as a short selector. */
  element: string;
  /** Its text. */
  text: string;
  detail: string;
}

/** Elements that may have a fault. */
export interface Exception {
  kind: FaultKind;
  /** A selector of the elements or of an element around them. */
  css: string;
}

type Report = (kind: FaultKind, element: Element, text: string, detail: string) => void;

const CONTROLS =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea, summary, [role="button"]';
const PICTURES = 'main img, main canvas, main svg, main [role="img"]';
/** The smallest text of elder mode, in CSS pixels: 18 pt of the norm for apps. */
const ELDER_TEXT = 18;
/** Percent of the root's usual size where the mode alone enlarges text; a page's new elements are not enlarged otherwise. */
const ELDER_ROOT = 150;
/** Smaller controls are behind a label that is drawn in their place. */
const SMALLEST = 8;
const ENDLESS = { left: Number.NEGATIVE_INFINITY, width: Number.POSITIVE_INFINITY };

/** Everything on the page that is cut, broken, covered, overlapping or unreadable at the current size of the screen. */
export function layoutFaults(exceptions: readonly Exception[]): LayoutFault[] {
  document.documentElement.style.scrollBehavior = 'auto';
  window.scrollTo(0, 0);
  const faults: LayoutFault[] = [];
  const report: Report = (kind, element, text, detail) => {
    const isExpected = exceptions.some((exception) => exception.kind === kind && element.closest(exception.css));
    if (!isExpected) faults.push({ kind, element: selectorOf(element), text, detail });
  };
  const asked = questions();
  reportPage(report);
  reportPictures(asked, report);
  // Positions are measured at the top of the page, before scrolling.
  const coverText = reportText(asked, report);
  const coverControls = reportControls(asked, report);
  coverText();
  coverControls();
  window.scrollTo(0, 0);
  return faults;
}

function reportPage(report: Report): void {
  const page = document.documentElement;
  const widest = Math.max(page.scrollWidth, document.body.scrollWidth);
  if (widest > page.clientWidth + 1)
    report('sideways', page, '', `${widest} px wide on a screen of ${page.clientWidth} px`);
}

/** A picture with a width and no height, or the other way round. */
function reportPictures({ isSeen }: Questions, report: Report): void {
  for (const element of Array.from(document.querySelectorAll(PICTURES))) {
    const { width, height } = element.getBoundingClientRect();
    if (width >= 1 !== height >= 1 && isSeen(element)) report('collapsed', element, '', `${width} by ${height} px`);
  }
}

/** The size of text that is smaller than the norm for elder mode allows. */
function smallSize(element: Element): string | undefined {
  const root = document.documentElement;
  const isElder = root.hasAttribute('data-elder') && Number.parseFloat(root.style.fontSize) >= ELDER_ROOT;
  if (!isElder || element.closest('svg')) return undefined;
  const size = Number.parseFloat(getComputedStyle(element).fontSize);
  return size < ELDER_TEXT ? `${size} px` : undefined;
}

/** @returns the checks that scroll the page, to run when all positions are measured */
function reportText(asked: Questions, report: Report): () => void {
  const lines = textLines(asked).map((line) => ({ ...line, around: asked.surroundingsOf(line.element) }));
  for (const { element, text } of lines) {
    const reason = isUnreadable(element);
    if (reason) report('unreadable', element, text, reason);
    const size = /[\p{L}\p{N}]/u.test(text) && smallSize(element);
    if (size) report('small', element, text, size);
  }
  for (const { element, text, detail } of brokenWords(asked)) report('broken', element, text, detail);
  const whole = lines.filter(({ element, box, text, around }) => {
    if (asked.isTurned(element)) return false;
    const cut = cutOf(box, around.clips, screenFor(around));
    if (cut) report('cut', element, text, cut);
    return !cut;
  });
  const loose = whole.filter(({ element, box, around }) => {
    const isStill = !asked.anchorOf(element) && !element.closest('[aria-hidden="true"]');
    return isStill && (around.scroller !== null || isInView(box, around));
  });
  const pairs = overlapping(loose, (a, b) => a.element !== b.element && a.around.scroller === b.around.scroller);
  for (const [a, b] of pairs) report('overlapping', a.element, a.text, `with “${b.text}” of ${selectorOf(b.element)}`);
  return () => {
    for (const line of whole) {
      if (asked.anchorOf(line.element) || !isInView(line.box, line.around)) continue;
      const cover = coverOf(line, asked);
      if (cover) report('covered', line.element, line.text, `by ${selectorOf(cover)}`);
    }
  };
}

/** @returns the checks that scroll the page, to run when all positions are measured */
function reportControls(asked: Questions, report: Report): () => void {
  const controls = Array.from(document.querySelectorAll(CONTROLS)).filter((control) => {
    const rect = control.getBoundingClientRect();
    const isUsable =
      getComputedStyle(control).pointerEvents !== 'none' && Math.min(rect.width, rect.height) >= SMALLEST;
    if (!isUsable || !asked.isSeen(control) || asked.isTurned(control)) return false;
    const around = asked.surroundingsOf(control);
    const cut = cutOf(boxOf(rect), around.clips, screenFor(around));
    if (cut) report('cut', control, briefWords(control), cut);
    return !cut && isInView(boxOf(rect), around);
  });
  return () => {
    for (const control of controls) {
      const obstacle = obstacleOf(control);
      if (!obstacle) continue;
      const reached = obstacle === 'nothing' ? obstacle : selectorOf(obstacle);
      report('covered', control, briefWords(control), `a finger reaches ${reached}`);
    }
  };
}

/** The content of a horizontal scroller may extend beyond the screen. */
function screenFor({ scrolledSideways }: Surroundings) {
  return scrolledSideways ? ENDLESS : { left: 0, width: document.documentElement.clientWidth };
}

/** The most characters of an element's text in a report. */
const LONGEST = 40;

/** The text of an element, shortened. */
function briefWords(element: Element): string {
  const words = element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '';
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** The element and its two parents as a selector, without the hashes that the build adds to class names. */
function selectorOf(element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && parts.length < 3; at = at.parentElement) {
    const name = (at.getAttribute('class') || '').split(' ')[0] || '';
    const plain = name.replace(/^[\w-]{5,7}_/, '').replace(/^.*__/, '');
    parts.unshift(at.id ? `#${at.id}` : at.tagName.toLowerCase() + (plain ? `.${plain}` : ''));
  }
  return parts.join(' > ');
}
