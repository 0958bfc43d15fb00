import { readStored } from '@/lib/browser/storage/storage';

/** How the user agents of most browsers end; those of the browsers inside other apps never do. */
const BROWSER = /Safari\/[\d.]+$/;

/** Fetches what few visitors need: the guide to downloads in the browsers of other apps, and the development login. */
export function fetchRareFeatures(): void {
  const guide = !BROWSER.test(navigator.userAgent);
  const login = readStored('developmentLogin');
  // The page is whole without them.
  if (guide || login)
    import('./run-rare-features').then((code) => code.runRareFeatures(guide, login)).catch(console.warn);
}
