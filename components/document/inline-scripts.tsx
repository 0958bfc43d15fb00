'use client';

import { EARLY_TAPS_SCRIPT } from './early-taps-script';
import { engineScript } from './engine-script';
import { LANDING_SCRIPT } from './landing-script';
import { LINKS_SCRIPT } from './links-script';
import { renewalScript } from './renewal-script';
import { TOKEN_SCRIPT } from './token-script';

/** True where documents are made: browsers have run these scripts by then, and get no second copy of them to do it again. */
const IN_DOCUMENT = typeof window === 'undefined';

/** What runs before everything else in a page; stands first in the head. */
export function HeadScript() {
  return <InlineScript text={IN_DOCUMENT ? headScript() : ''} />;
}

/** What runs as soon as the visible page is there; stands behind it. */
export function PageEndScript() {
  return <InlineScript text={IN_DOCUMENT ? EARLY_TAPS_SCRIPT : ''} />;
}

/** One script for all of them: each would add its hash to the page's policy. */
function headScript(): string {
  const outdatedBrowser = String(new URL('./outdated-browser.js', import.meta.url));
  const renewal = String(new URL('./renewal.js', import.meta.url));
  return [engineScript(outdatedBrowser), TOKEN_SCRIPT, LANDING_SCRIPT, LINKS_SCRIPT, renewalScript(renewal)].join(';');
}

function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of these files
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
