import type { Box } from './boxes';
import type { Clip } from './verdicts';

const SCROLLS = /auto|scroll/;
const CLIPS = /hidden|clip|auto|scroll/;
/** Values of `contain` that clip overflow on every side. */
const CONTAINS = /strict|content|paint/;
/** Ways to hide text from everything but screen readers. */
const CLIPPED_AWAY = /rect\((0px|1px),? (0px|1px),? (0px|1px),? (0px|1px)\)/;
const INSET_AWAY = /inset\((50%|100%)/;

/** The elements that clip an element. */
export interface Surroundings {
  clips: readonly Clip[];
  /** Whether it is in a horizontal scroller. */
  scrolledSideways: boolean;
  /** The nearest scroller around it; null when there is only the page. */
  scroller: Element | null;
}

/** The fraction of a box's height that may be hidden above and below while the box counts as visible. */
const EDGE = 0.2;

/** Whether a box is visible in all elements that clip it, at their current scroll positions. */
export function isInView(box: Box, { clips }: Surroundings): boolean {
  const edge = (box.bottom - box.top) * EDGE;
  const middle = (box.left + box.right) / 2;
  return clips.every(
    (clip) =>
      middle >= clip.box.left &&
      middle <= clip.box.right &&
      box.top + edge >= clip.box.top &&
      box.bottom - edge <= clip.box.bottom,
  );
}

/** A position in the document, independent of scrolling. */
export function boxOf(rect: Readonly<Box>): Box {
  const { pageYOffset: y } = window;
  return { left: rect.left, top: rect.top + y, right: rect.right, bottom: rect.bottom + y };
}

/** A property of an element that depends on its parents, computed once per element because thousands of texts share it. */
function inherited<Value>(outside: Value, answer: (element: Element, around: Value) => Value) {
  const known = new Map<Element, Value>();
  const ask = (element: Element): Value => {
    const before = known.get(element);
    if (before !== undefined) return before;
    const value = answer(element, element.parentElement ? ask(element.parentElement) : outside);
    known.set(element, value);
    return value;
  };
  return ask;
}

/** Such properties for one state of the page; another state needs new ones. */
export function questions() {
  const takesPart = inherited(true, (element, around) => {
    if (!around || element.hasAttribute('inert') || isFolded(element)) return false;
    const { opacity, clip, clipPath, position } = getComputedStyle(element);
    if (Number(opacity) < 0.05 || CLIPPED_AWAY.test(clip) || INSET_AWAY.test(clipPath || '')) return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    // A bar above the screen, such as a skip link that appears with the focus.
    if (position === 'fixed' && bottom <= 0) return false;
    return position !== 'absolute' || width > 1 || height > 1;
  });
  const surroundings = new Map<Element, Surroundings>();
  return {
    /** The elements that clip an element. */
    surroundingsOf: (element: Element) => {
      const known = surroundings.get(element) || surroundingsOf(element);
      surroundings.set(element, known);
      return known;
    },
    /** Whether an element and all its parents are visible. */
    isSeen: (element: Element) => getComputedStyle(element).visibility === 'visible' && takesPart(element),
    /** Whether an element is rotated, so that its box is not where it is drawn. */
    isTurned: inherited(false, (element, around) => around || turns(element)),
    /** The fixed or sticky element that contains an element. */
    anchorOf: inherited<Element | null>(null, (element, around) => {
      if (around) return around;
      return /fixed|sticky/.test(getComputedStyle(element).position) ? element : null;
    }),
  };
}

export type Questions = ReturnType<typeof questions>;

/** Whether an element is in a closed `details`: some engines return a position for it. */
function isFolded(element: Element): boolean {
  const { parentElement } = element;
  return parentElement instanceof HTMLDetailsElement && !parentElement.open && element.tagName !== 'SUMMARY';
}

function turns(element: Element): boolean {
  const { transform, rotate } = getComputedStyle(element) as CSSStyleDeclaration & { rotate?: string };
  if (rotate && rotate !== 'none') return true;
  const matrix = /^matrix\([^,]+, ([^,]+),/.exec(transform);
  return /^matrix3d/.test(transform) || (matrix !== null && Math.abs(Number(matrix[1])) > 0.01);
}

/** The elements that clip an element, the nearest first, without the page itself. */
function surroundingsOf(element: Element): Surroundings {
  const clips: Clip[] = [];
  let scrolledSideways = false;
  let scroller: Element | null = null;
  let { position } = getComputedStyle(element);
  // The element's own box may clip its text too.
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (at !== element) {
      if (position === 'fixed') break;
      const isHolder = style.position !== 'static' || style.transform !== 'none';
      if (position === 'absolute' && !isHolder) continue;
      position = style.position;
    }
    const contains = CONTAINS.test(style.contain || '');
    const [cutsX, cutsY] = [contains || CLIPS.test(style.overflowX), contains || CLIPS.test(style.overflowY)];
    if (style.display === 'inline' || !(cutsX || cutsY)) continue;
    const scrollsX = SCROLLS.test(style.overflowX) && at.scrollWidth > at.clientWidth;
    const scrollsY = SCROLLS.test(style.overflowY) && at.scrollHeight > at.clientHeight;
    clips.push({
      box: boxOf(at.getBoundingClientRect()),
      x: cutsX && !scrollsX && !scrolledSideways,
      y: cutsY && !scrollsY,
      folds: !contains,
    });
    scrolledSideways = scrolledSideways || scrollsX;
    if (scrollsX || scrollsY) scroller = scroller || at;
  }
  return { clips, scrolledSideways, scroller };
}
