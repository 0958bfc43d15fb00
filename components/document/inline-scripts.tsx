'use client';

import { ADDRESS_SCRIPT } from './address-script';
import { EARLY_TAPS_SCRIPT } from './early-taps-script';
import { ELDER_SCRIPT } from './elder-script';
import { engineScript } from './engine-script';
import { LANDING_SCRIPT } from './landing-script';
import { LINKS_SCRIPT } from './links-script';
import { renewalScript } from './renewal-script';
import { TOKEN_SCRIPT } from './token-script';

/** True while documents are rendered. Browsers have already run these scripts by hydration and get no second copy. */
const IN_DOCUMENT = typeof window === 'undefined';

/** The scripts that run before everything else in a page; first in the head. */
export function HeadScript() {
  return <InlineScript text={IN_DOCUMENT ? headScript() : ''} />;
}

/** The scripts that run as soon as the visible page is parsed; placed after it. */
export function PageEndScript() {
  return <InlineScript text={IN_DOCUMENT ? EARLY_TAPS_SCRIPT : ''} />;
}

/** One script for all of them: each script would add its hash to the page's policy. */
function headScript(): string {
  const outdatedBrowser = String(new URL('./outdated-browser.js', import.meta.url));
  const renewal = String(new URL('./renewal.js', import.meta.url));
  const ofAddress = [ADDRESS_SCRIPT, TOKEN_SCRIPT, LANDING_SCRIPT, ELDER_SCRIPT, LINKS_SCRIPT];
  return [engineScript(outdatedBrowser), ...ofAddress, renewalScript(renewal)].join(';');
}

function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of these files
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
