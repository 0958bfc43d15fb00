/** Where the document is in its life. */
export interface PageState {
  address: string;
  loaded: boolean;
  /** Whether React has the document, so that it listens to its visitor. */
  alive: boolean;
  /** Whether the tab has left it for another one. */
  left: boolean;
}

interface Marked {
  enginesLeft?: boolean;
  enginesErrors?: string[];
}

const marked = window as unknown as Marked;

export function pageState(): PageState {
  return {
    address: location.href,
    loaded: document.readyState === 'complete',
    alive: Object.keys(document).some((name) => name.indexOf('__reactContainer') === 0),
    left: marked.enginesLeft === true,
  };
}

/** Marks the document, so that the next one can be told from it. */
export function leave(): void {
  marked.enginesLeft = true;
}

export function stored(key: string): string | null {
  return localStorage.getItem(key);
}

export function forget(key: string): void {
  localStorage.removeItem(key);
  sessionStorage.removeItem(key);
}

/** The uncaught errors since the kit came into the document, for engines whose driver tells none. */
export function takeErrors(): string[] {
  return (marked.enginesErrors || []).splice(0);
}

/** Keeps what goes wrong from now on. */
export function keepErrors(): void {
  if (marked.enginesErrors) return;
  const errors: string[] = [];
  marked.enginesErrors = errors;
  addEventListener('error', ({ message, filename = '', lineno }) => {
    if (message) errors.push(`${message} (${filename.slice(filename.lastIndexOf('/') + 1)}:${lineno})`);
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled: ${reason}`));
}

/** By how many pixels the header lies over the page's first heading while the page is at its top. */
export function headingUnderHeader(): number {
  window.scrollTo(0, 0);
  const heading = document.querySelector('h1');
  const header = document.querySelector('header');
  if (!heading || !header) throw new Error('there is no header or no heading');
  return Math.max(0, header.getBoundingClientRect().bottom - heading.getBoundingClientRect().top);
}
