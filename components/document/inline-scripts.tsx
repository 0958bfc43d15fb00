'use client';

import { CLICK_PARAMETERS } from '@/lib/contract/browser/click-parameters';
import { MACRO } from '@/lib/query/macro';
import { LINK_FAULTS } from '@/lib/query/query-pairs';
import correctAddress from './address-script';
import keepEarlyTaps from './early-taps-script';
import switchElder from './elder-script';
import checkEngine from './engine-script';
import { inlined } from './inlined';
import keepLanding from './landing-script';
import completeLinks from './links-script';
import watchFiles from './renewal-script';
import takeToken from './token-script';

/** True while documents are rendered. Browsers have already run these scripts by hydration and get no second copy. */
const IN_DOCUMENT = typeof window === 'undefined';

/** The scripts that run before everything else in a page; first in the head. */
export function HeadScript() {
  return <InlineScript text={IN_DOCUMENT ? headScript() : ''} />;
}

/** The scripts that run as soon as the visible page is parsed; placed after it. */
export function PageEndScript() {
  return <InlineScript text={IN_DOCUMENT ? inlined(keepEarlyTaps) : ''} />;
}

/** One script for all of them: each script would add its hash to the page's policy. */
function headScript(): string {
  return [
    inlined(checkEngine, String(new URL('./outdated-browser.js', import.meta.url))),
    inlined(correctAddress, LINK_FAULTS),
    inlined(takeToken),
    inlined(keepLanding, Object.keys(CLICK_PARAMETERS).join('|'), MACRO),
    inlined(switchElder),
    inlined(completeLinks),
    inlined(watchFiles, String(new URL('./renewal.js', import.meta.url))),
  ].join(';');
}

function InlineScript({ text }: { text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of these files
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
