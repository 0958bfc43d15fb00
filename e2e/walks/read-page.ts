import type { Page } from 'playwright/test';

/** What the document shows, and what in it no visitor should see. */
export interface Reading {
  path: string;
  /** The brand of the document; `null` if it is not a page of the site. */
  brand: string | null;
  token: string | null;
  dialog: boolean;
  form: boolean;
  activities: number;
  /** Title and markup. */
  html: string;
  /** Why the risk warning is unreadable; `null` if it is readable, or if a dialog covers the page. */
  warning: string | null;
  /** By how many CSS pixels the page is wider than the window. */
  overhang: number;
  /** The texts of negative amounts. */
  debts: string[];
  /** Places that report a problem or cover the page, without a way out. */
  deadEnds: string[];
  /** The account numbers shown as the visitor's own. */
  accounts: string[];
  /** The account's progress as the page shows it, by name. */
  progress: Record<string, string>;
}

/** Reads the page as it is. Scrolls to the risk warning and back. */
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
    progress: progress(),
  };

  function shownText(element: HTMLElement): string {
    // biome-ignore lint/performance/useDomNodeTextContent: `innerText` separates words of different lines
    return element.innerText;
  }

  function storedToken(): string | null {
    try {
      return localStorage.getItem('token');
    } catch {
      return null;
    }
  }

  /** Checks every occurrence of the warning: one readable occurrence is enough. */
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
        reason = 'it is not visible';
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

  /** What covers an element's lines of text, at their beginning, middle and end. */
  function covered(place: HTMLElement): string | null {
    const range = document.createRange();
    range.selectNodeContents(place);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width < 2 || height < 2) continue;
      for (const part of [0.02, 0.5, 0.98]) {
        const [x, y] = [left + width * part, top + height / 2];
        if (x < 0 || x > window.innerWidth) return 'it is outside the window';
        const hit = document.elementFromPoint(x, y);
        // A toast disappears by itself.
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
    // A visitor corrects the errors of a form in its fields.
    const stuck = all('[role="alert"]')
      .filter((alert) => wordsOf(alert) && !alert.closest('form, dialog, [popover]') && ways(alert).length === 0)
      .map((alert) => `“${wordsOf(alert)}” offers no action`);
    const nothing = ways(document.body).length === 0 ? ['the page has no link or button'] : [];
    return [...shut, ...stuck, ...nothing];
  }

  function progress(): Record<string, string> {
    const rows = all('li[data-done]').map((row) => [
      row.querySelector('b')?.textContent ?? '',
      row.getAttribute('data-done') ?? '',
    ]);
    return Object.fromEntries(rows);
  }
}
