'use client';

import { useEffect } from 'react';
import { start } from '@/lib/client-state/start';
import { DevelopmentGate } from '../development/development-gate';
import { PageLinks } from './page-links';

/** What every page does once it is in the browser: settles and saves the channel, records the visit, keeps the query on links. */
export function Startup() {
  useEffect(start, []);
  return (
    <>
      <PageLinks />
      <DevelopmentGate />
    </>
  );
}
