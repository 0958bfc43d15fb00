import type { Page } from 'playwright/test';

/** What the document shows, and what of it no visitor should meet. */
export interface Reading {
  path: string;
  /** The brand that the document names; `null` on a page that is not the site's. */
  brand: string | null;
  token: string | null;
  dialog: boolean;
  form: boolean;
  activities: number;
  /** Title and markup. */
  html: string;
  /** Why nobody can read the risk warning; `null` where it can be read, and under a dialog, which covers all. */
  warning: string | null;
  /** The page's width beyond the screen's, in CSS pixels. */
  overhang: number;
  /** Amounts below zero, in their words. */
  debts: string[];
  /** Places that say something is wrong, or cover the page, and offer no way on. */
  deadEnds: string[];
  /** The account numbers that are shown as the visitor's own. */
  accounts: string[];
  /** How the account stands as the page tells it, by the name of each thing. */
  standing: Record<string, string>;
}

/** Reads the page as it stands; it is scrolled to the risk warning and back. */
export function readPage(page: Page, riskWarning: string): Promise<Reading> {
  return page.evaluate(read, riskWarning);
}

async function read(riskWarning: string): Promise<Reading> {
  const root = document.documentElement;
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
  const all = <E extends Element = HTMLElement>(selector: string, within: ParentNode = document) =>
    [...within.querySelectorAll<E>(selector)].filter(isSeen);
  const wordsOf = (element: Element) => (element.textContent ?? '').trim().slice(0, 60);
  const dialogs = all<HTMLDialogElement>('dialog[open]');

  return {
    path: location.pathname,
    brand: root.dataset.brand ?? null,
    token: storedToken(),
    dialog: dialogs.length > 0,
    form: all('main form[id] [name="password"]').length > 0,
    activities: all('[id^="activity-"]').length,
    html: document.title + root.outerHTML,
    warning: root.dataset.brand === undefined || dialogs.length > 0 ? null : await unreadable(),
    overhang: Math.max(root.scrollWidth, document.body.scrollWidth) - Math.max(root.clientWidth, window.innerWidth),
    debts: debts(),
    deadEnds: deadEnds(),
    accounts: all('main').flatMap((main) =>
      [...shownText(main).matchAll(/交易账号\s*(\d+)/g)].map(([, account = '']) => account),
    ),
    standing: standing(),
  };

  function shownText(element: HTMLElement): string {
    // biome-ignore lint/performance/useDomNodeTextContent: words of two lines are not one word
    return element.innerText;
  }

  function storedToken(): string | null {
    try {
      return localStorage.getItem('token');
    } catch {
      return null;
    }
  }

  /** Tried on every place of the warning: one that can be read is enough. */
  async function unreadable(): Promise<string | null> {
    const places = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.textContent?.includes(riskWarning) &&
        ![...element.children].some((child) => child.textContent?.includes(riskWarning)) &&
        !element.closest('script, template'),
    );
    const before = window.scrollY;
    let reason = 'it is not there';
    for (const place of places) {
      if (!isSeen(place)) {
        reason = 'it is not shown';
        continue;
      }
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
      await drawn();
      const over = covered(place);
      if (!over) {
        window.scrollTo({ top: before, behavior: 'instant' });
        return null;
      }
      reason = over;
    }
    window.scrollTo({ top: before, behavior: 'instant' });
    return reason;
  }

  /** What lies over an element's lines of text, at its beginning, middle and end. */
  function covered(place: HTMLElement): string | null {
    const range = document.createRange();
    range.selectNodeContents(place);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue;
      for (const part of [0.02, 0.5, 0.98]) {
        const [x, y] = [left + width * part, top + height / 2];
        if (x < 0 || x > window.innerWidth) return 'it stands beyond the screen';
        const hit = document.elementFromPoint(x, y);
        // A toast goes away by itself.
        if (hit?.closest('[popover]')) continue;
        if (!hit) return 'it cannot be scrolled to';
        if (!place.contains(hit) && !hit.contains(place)) return `${hit.tagName} “${wordsOf(hit)}” covers it`;
      }
    }
    return null;
  }

  function debts(): string[] {
    const texts = all('[id^="activity-"], section').map(shownText);
    const pattern =
      /(?:余额|剩余|还可\S?|还有|还剩|可用|现有|共)\s*[-−]\s*\d[^\n]{0,8}|(?<![\d\w.%])[-−]\s*\d+\s*(?:次|份|张|天|题|枚|手|分)/g;
    return [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
  }

  function deadEnds(): string[] {
    const ways = (place: ParentNode) => all('a[href], button:not(:disabled), summary', place);
    const shut = dialogs
      .filter((dialog) => dialog.getAttribute('aria-busy') !== 'true' && ways(dialog).length === 0)
      .map((dialog) => `the dialog “${wordsOf(dialog)}” has no way out`);
    // What is wrong in a form is put right in its fields.
    const stuck = all('[role="alert"]')
      .filter((alert) => wordsOf(alert) && !alert.closest('form, dialog, [popover]') && ways(alert).length === 0)
      .map((alert) => `“${wordsOf(alert)}” offers nothing`);
    const nothing = ways(document.body).length === 0 ? ['the page leads nowhere'] : [];
    return [...shut, ...stuck, ...nothing];
  }

  function standing(): Record<string, string> {
    const rows = all('li[data-done]').map((row) => [
      row.querySelector('b')?.textContent ?? '',
      row.getAttribute('data-done') ?? '',
    ]);
    return Object.fromEntries(rows);
  }
}
