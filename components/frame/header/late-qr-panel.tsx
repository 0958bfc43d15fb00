'use client';

import { lazy, Suspense } from 'react';
import type { QrPanelProps } from './qr-panel';

const QrPanel = lazy(async () => ({ default: (await import('./qr-panel')).QrPanel }));

/** The panel, whose code is fetched where it is shown: phones have the frame's scripts in common with desktops, and no panel. */
export function LateQrPanel(props: QrPanelProps) {
  return (
    <Suspense>
      <QrPanel {...props} />
    </Suspense>
  );
}
