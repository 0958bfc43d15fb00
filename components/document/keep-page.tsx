'use client';

import { useLayoutEffect, useState } from 'react';
import { recordPage } from '@/lib/browser/page/record-page';

/**
 * Keeps what only the document has if React renders the whole page again. The first component of the page: its effect
 * runs before all others, and the fields then take the typed text as usual.
 */
export function KeepPage() {
  const [restore] = useState(() => (typeof window === 'undefined' ? undefined : recordPage()));
  useLayoutEffect(() => restore?.(), [restore]);
  return null;
}
