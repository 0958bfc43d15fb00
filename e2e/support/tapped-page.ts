declare global {
  interface Window {
    tappedPage?: TappedPage;
  }
}

/** A page that is tapped, asked from within: to ask it from outside takes longer than all that it does. */
export interface TappedPage {
  /** What of a selector's controls is tapped next, in the middle of the window; undefined once each was. A tap may bring others, and take some away. */
  next: (controls: string) => Promise<Target | undefined>;
  /** What came of the tap, once all that it has begun is done. */
  outcome: () => Promise<Outcome>;
}

/** Where a tap goes. */
export interface Target {
  /** What its control says. */
  name: string;
  x: number;
  y: number;
  /** Whether the control is what is there: it may have to be scrolled to within the page, or wait for something to go away. */
  reached: boolean;
}

export interface Outcome {
  /** Layout shifts: how far, and what moved. */
  shifts: string[];
  /** What else does not stand where it stood, to the pixel. */
  moved: string[];
  /** How many dialogs are open. */
  dialogs: number;
}

/** Of the words on buttons, as regular expressions. */
export interface TapRules {
  /** Those that are not tapped. */
  leftOut: string;
  /** Those that unfold something beneath them, besides folds. */
  unfolding: string;
  /** Those that are tapped once, though they are made anew. */
  once: string;
}

/** The attribute of a control that was tapped; of the one that is being tapped it is `now`. */
export const TAPPED = 'data-tapped';

/** Runs in the page: leaves it at `window.tappedPage`. */
export function watchTaps({ leftOut, unfolding, once }: TapRules): void {
  const BUSY = ':is(main, dialog) :is([aria-busy="true"], button[aria-disabled="true"])';
  /** Frames that what a tap has begun may take: half a minute. */
  const PATIENCE = 1_800;
  const PARTS = 'main :is(section, form):not(dialog *, section *), footer';

  const begun: string[] = [];
  let compare: () => Pick<Outcome, 'shifts' | 'moved'>;

  const frame = () => new Promise(requestAnimationFrame);

  async function drawn(): Promise<void> {
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
  }

  async function idle(): Promise<void> {
    for (let frames = 0; document.querySelector(BUSY); frames++) {
      if (frames > PATIENCE) throw new Error(`Busy for long: ${document.querySelector(BUSY)?.outerHTML.slice(0, 200)}`);
      await frame();
    }
    await drawn();
  }

  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;

  function firstOf(controls: string): HTMLElement | undefined {
    return [...document.querySelectorAll<HTMLElement>(controls)].find(
      (element) =>
        !element.matches(':disabled, fieldset:disabled *, [inert] *, [data-tapped], .visually-hidden') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !new RegExp(leftOut).test(element.textContent) &&
        !begun.includes(nameOf(element)),
    );
  }

  /** Where a control stands once it stands still. */
  async function placeOf(control: HTMLElement): Promise<DOMRect> {
    let place = control.getBoundingClientRect();
    for (let still = 0, frames = 0; still < 2 && frames < PATIENCE; frames++) {
      await frame();
      const now = control.getBoundingClientRect();
      still = now.top === place.top && now.left === place.left && now.height === place.height ? still + 1 : 0;
      place = now;
    }
    return place;
  }

  const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
  const textOf = (element: Element) => element.textContent.slice(0, 20) || element.outerHTML.slice(0, 80);

  /** The parts that do not stand where they stood; what a tap brings may be a part of its own. */
  function watchParts(): () => Pick<Outcome, 'shifts' | 'moved'> {
    const partsNow = () =>
      [...document.querySelectorAll(PARTS)].map((part) => {
        const top = topOf(part);
        return { name: part.localName, top, bottom: top + part.getBoundingClientRect().height };
      });
    const before = partsNow();
    window.takeShifts?.();
    return () => {
      const now = partsNow();
      const moved = before.filter(
        ({ name, top, bottom }) =>
          !now.some((one) => one.name === name && Math.abs(one.top - top) <= 1 && Math.abs(one.bottom - bottom) <= 1),
      );
      return {
        shifts: window.takeShifts?.() ?? ['nobody watched'],
        moved: moved.map(({ name, top, bottom }) => `${name} from ${top} to ${bottom}`),
      };
    };
  }

  /**
   * All that can be seen and begins above the middle of what unfolds something. What is beneath makes room for what comes, or takes it
   * back, as whoever taps expects; all else stays.
   */
  function watchStanding(control: HTMLElement): () => Pick<Outcome, 'shifts' | 'moved'> {
    const middle = topOf(control) + control.getBoundingClientRect().height / 2;
    const unfolded = control.closest('details');
    const standing = [...document.querySelectorAll('main *, footer *')]
      .filter((element) => element === control || !unfolded?.contains(element))
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => ({ element, left: element.getBoundingClientRect().left, top: topOf(element) }))
      .filter(({ top }) => top < middle);
    return () => {
      window.takeShifts?.();
      const moved = standing.filter(
        ({ element, left, top }) =>
          element.isConnected &&
          (Math.abs(element.getBoundingClientRect().left - left) > 1 || Math.abs(topOf(element) - top) > 1),
      );
      return { shifts: [], moved: moved.map(({ element }) => textOf(element)) };
    };
  }

  window.tappedPage = {
    next: async (controls) => {
      await idle();
      for (const last of document.querySelectorAll('[data-tapped="now"]')) last.setAttribute('data-tapped', '');
      const control = firstOf(controls);
      if (!control) return undefined;
      control.setAttribute('data-tapped', 'now');
      if (new RegExp(once).test(control.textContent)) begun.push(nameOf(control));
      // Only the window: what hides its overflow would be scrolled by an element's own way into view.
      const { top, height } = control.getBoundingClientRect();
      window.scrollBy({ top: top + (height - window.innerHeight) / 2, behavior: 'instant' });
      const place = await placeOf(control);
      const name = control.textContent || control.getAttribute('aria-label') || control.outerHTML;
      const unfolds = control.localName === 'summary' || new RegExp(unfolding).test(name);
      compare = unfolds ? watchStanding(control) : watchParts();
      // The upper left corner of a label holds no link.
      const inLabel = control.localName === 'label';
      const x = place.left + (inLabel ? 8 : place.width / 2);
      const y = place.top + (inLabel ? 8 : place.height / 2);
      return { name, x, y, reached: control.contains(document.elementFromPoint(x, y)) };
    },
    outcome: async () => {
      await idle();
      return { ...compare(), dialogs: document.querySelectorAll('dialog[open]').length };
    },
  };
}
