import type { Box } from './boxes';
import type { Clip } from './verdicts';

const SCROLLS = /auto|scroll/;
const CLIPS = /hidden|clip|auto|scroll/;
/** Values of `contain` that cut what sticks out on every side. */
const CONTAINS = /strict|content|paint/;
/** Ways to keep words for screen readers alone. */
const CLIPPED_AWAY = /rect\((0px|1px),? (0px|1px),? (0px|1px),? (0px|1px)\)/;
const INSET_AWAY = /inset\((50%|100%)/;

/** What is around an element and cuts what sticks out of it. */
export interface Surroundings {
  clips: readonly Clip[];
  /** Whether it lies in something that visitors scroll sideways. */
  scrolledSideways: boolean;
  /** The nearest place around it that visitors scroll; null where there is only the page. */
  scroller: Element | null;
}

/** The part of a box's height above and below that may be hidden while it counts as shown. */
const EDGE = 0.2;

/** Whether a box is shown by everything around it, as far as those are scrolled at present. */
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

/** A place in the document, whatever part of it the screen shows. */
export function boxOf(rect: Readonly<Box>): Box {
  const { pageYOffset: y } = window;
  return { left: rect.left, top: rect.top + y, right: rect.right, bottom: rect.bottom + y };
}

/** A question about an element that depends on what is around it; each answer is computed once, for thousands of texts share it. */
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

/** The questions about one state of the page; another state needs new ones. */
export function questions() {
  const takesPart = inherited(true, (element, around) => {
    if (!around || element.hasAttribute('inert') || isFolded(element)) return false;
    const { opacity, clip, clipPath, position } = getComputedStyle(element);
    if (Number(opacity) < 0.05 || CLIPPED_AWAY.test(clip) || INSET_AWAY.test(clipPath || '')) return false;
    const { width, height, bottom } = element.getBoundingClientRect();
    // A bar that waits above the screen, such as a link that is shown while it has the focus.
    if (position === 'fixed' && bottom <= 0) return false;
    return position !== 'absolute' || width > 1 || height > 1;
  });
  const surroundings = new Map<Element, Surroundings>();
  return {
    /** What around an element cuts it. */
    surroundingsOf: (element: Element) => {
      const known = surroundings.get(element) || surroundingsOf(element);
      surroundings.set(element, known);
      return known;
    },
    /** Whether visitors see an element: it and all around it take part. */
    isSeen: (element: Element) => getComputedStyle(element).visibility === 'visible' && takesPart(element),
    /** Whether an element is turned, so that its box says little of where it is drawn. */
    isTurned: inherited(false, (element, around) => around || turns(element)),
    /** The fixed or sticky element that one belongs to, which stays while the page moves. */
    anchorOf: inherited<Element | null>(null, (element, around) => {
      if (around) return around;
      return /fixed|sticky/.test(getComputedStyle(element).position) ? element : null;
    }),
  };
}

export type Questions = ReturnType<typeof questions>;

/** Whether an element is in a `details` that is closed: some engines answer a place for it all the same. */
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

/** What around an element cuts it, the nearest first; the page itself is not among them. */
function surroundingsOf(element: Element): Surroundings {
  const clips: Clip[] = [];
  let scrolledSideways = false;
  let scroller: Element | null = null;
  let { position } = getComputedStyle(element);
  // The element's own box cuts its text as those around it do.
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
