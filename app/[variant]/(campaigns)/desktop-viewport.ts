import type { Viewport } from 'next';

/** A phone shows a page that keeps to the desktop layout whole, to be zoomed into, instead of squeezing it. */
export const desktopViewport: Viewport = { width: 1280, initialScale: undefined };
