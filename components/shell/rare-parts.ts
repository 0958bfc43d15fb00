import { readStored } from '@/lib/storage/storage';

/** How the user agents of most browsers end; those of the browsers inside other apps never do. */
const BROWSER = /Safari\/[\d.]+$/;

/** Fetches what few visitors need: the guide to downloads in the browsers of other apps, and the development login. */
export function fetchRareParts(): void {
  if (!BROWSER.test(navigator.userAgent)) run(async () => (await import('./guide-downloads')).guideDownloads());
  if (readStored('developmentLogin'))
    run(async () => (await import('../development/offer-login')).offerDevelopmentLogin());
}

/** The page is whole without it. */
function run(part: () => Promise<void>): void {
  part().catch(console.warn);
}
