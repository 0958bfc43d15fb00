import { readStored } from '@/lib/storage/storage';

/** How the user agents of most browsers end; those of the browsers inside other apps never do. */
const BROWSER = /Safari\/[\d.]+$/;

/** Fetches what few visitors need: the guide to downloads in the browsers of other apps, and the development login. */
export function fetchRareParts(): void {
  // The page is whole without them.
  if (!BROWSER.test(navigator.userAgent))
    import('./guide-downloads').then((part) => part.guideDownloads()).catch(console.warn);
  if (readStored('developmentLogin'))
    import('../development/offer-login').then((part) => part.offerDevelopmentLogin()).catch(console.warn);
}
