declare global {
  interface Window {
    tappedPage?: TappedPage;
  }
}

/** Taps a page from inside: a call from outside for each step would take longer than the step. */
export interface TappedPage {
  /**
   * Scrolls the selector's next control to the middle of the window. Returns undefined once all were tapped. A tap may add and
   * remove controls.
   */
  next: (controls: string) => Promise<Target | undefined>;
  /** The effects of the tap, once everything that it started is done. */
  outcome: () => Promise<Outcome>;
}

/** The target of a tap. */
export interface Target {
  /** The control's text. */
  name: string;
  x: number;
  y: number;
  /**
   * Whether the control itself is at this point. Otherwise it must be scrolled to inside the page, or something covers it for a
   * while.
   */
  reached: boolean;
}

export interface Outcome {
  /** Layout shifts: how far, and what moved. */
  shifts: string[];
  /** Other parts that are not where they were, to the pixel. */
  moved: string[];
  /** How many dialogs are open. */
  dialogs: number;
}

/** Regular expressions for the text of buttons. */
export interface TapRules {
  /** Buttons to skip. */
  leftOut: string;
  /** Buttons, besides `summary`, that expand something below them. */
  unfolding: string;
  /** Buttons to tap only once, even if they are rendered again. */
  once: string;
  /** Frames that the effects of a tap may take. */
  frames: number;
}

/** The attribute of a tapped control; during the tap its value is `now`. */
export const TAPPED = 'data-tapped';

/** Runs in the page and sets `window.tappedPage`. */
export function watchTaps({ leftOut, unfolding, once, frames: most }: TapRules): void {
  const BUSY = ':is(main, dialog) :is([aria-busy="true"], button[aria-disabled="true"])';
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
      if (frames > most) throw new Error(`Busy for too long: ${document.querySelector(BUSY)?.outerHTML.slice(0, 200)}`);
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

  /** The position of a control once it stops moving. */
  async function placeOf(control: HTMLElement): Promise<DOMRect> {
    let place = control.getBoundingClientRect();
    for (let still = 0, frames = 0; still < 2 && frames < most; frames++) {
      await frame();
      const now = control.getBoundingClientRect();
      still = now.top === place.top && now.left === place.left && now.height === place.height ? still + 1 : 0;
      place = now;
    }
    return place;
  }

  const topOf = (element: Element) => element.getBoundingClientRect().top + window.scrollY;
  const textOf = (element: Element) => element.textContent.slice(0, 20) || element.outerHTML.slice(0, 80);

  /** Finds parts that are not where they were. A part that a tap adds does not count. */
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
        shifts: window.takeShifts?.() ?? ['watchShifts was not called'],
        moved: moved.map(({ name, top, bottom }) => `${name} from ${top} to ${bottom}`),
      };
    };
  }

  /**
   * Watches every visible element that begins above the middle of an expanding control. What is below may move, as a visitor
   * expects; everything else must not.
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
      // Scrolls only the window: `scrollIntoView` would also scroll elements that hide their overflow.
      const { top, height } = control.getBoundingClientRect();
      window.scrollBy({ top: top + (height - window.innerHeight) / 2, behavior: 'instant' });
      const place = await placeOf(control);
      const name = control.textContent || control.getAttribute('aria-label') || control.outerHTML;
      const unfolds = control.localName === 'summary' || new RegExp(unfolding).test(name);
      compare = unfolds ? watchStanding(control) : watchParts();
      // The upper left corner of a label contains no link.
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
