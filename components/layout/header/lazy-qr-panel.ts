'use client';

import { lazy } from '../../ui/lazy';

/**
 * The panel, shown once it is known that the visitor has not closed it. Phones and desktops share the layout's scripts,
 * but phones have no panel, so its code is loaded separately.
 */
export const LazyQrPanel = lazy(async () => (await import('./qr-panel')).QrPanel);
