'use client';

import { lazy } from 'react';

/** The panel, whose code is fetched where it is shown: phones have the frame's scripts in common with desktops, and no panel. */
export const LateQrPanel = lazy(async () => ({ default: (await import('./qr-panel')).QrPanel }));
