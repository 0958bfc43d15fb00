/** The loading state of the document. */
export interface PageState {
  address: string;
  loaded: boolean;
  /** Whether React has hydrated the document, so that it reacts to its visitor. */
  alive: boolean;
  /** Whether the tab is leaving it for another one. */
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

/** Marks the document, to distinguish it from the next one. */
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

/** The uncaught errors since the kit was loaded, for engines whose driver reports none. */
export function takeErrors(): string[] {
  return (marked.enginesErrors || []).splice(0);
}

/** Records errors from now on. */
export function keepErrors(): void {
  if (marked.enginesErrors) return;
  const errors: string[] = [];
  marked.enginesErrors = errors;
  addEventListener('error', ({ message, filename = '', lineno }) => {
    if (message) errors.push(`${message} (${filename.slice(filename.lastIndexOf('/') + 1)}:${lineno})`);
  });
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`Unhandled: ${reason}`));
}

/** The pixels by which the header covers the first heading at the top of the page. */
export function headingUnderHeader(): number {
  window.scrollTo(0, 0);
  const heading = document.querySelector('h1');
  const header = document.querySelector('header');
  if (!heading || !header) throw new Error('The page has no header or no heading.');
  return Math.max(0, header.getBoundingClientRect().bottom - heading.getBoundingClientRect().top);
}
