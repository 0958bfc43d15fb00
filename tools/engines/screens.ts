import type { View } from './browsers/browser';
import type { TextSize } from './kit/text-size';
import { PHONE } from './tab';

/** A screen on which the layout of pages is checked. */
export interface Screen {
  /** The width, and how text is enlarged. */
  name: string;
  device: 'phone' | 'desktop';
  view: View;
  text: TextSize;
}

const USUAL: TextSize = { zoom: 100, root: 100, elder: false };
/** Text sizes as `components/document/elder-script.js` sets them: by the switch, and by the phone's own text size. */
const ENLARGED: Readonly<Record<Screen['device'], Readonly<Record<string, TextSize>>>> = {
  phone: {
    elder: { zoom: 100, root: 150, elder: true },
    140: { zoom: 140, root: 108, elder: true },
    200: { zoom: 200, root: 100, elder: true },
  },
  // Browsers on desktops enlarge the root's size. At 140 % the visitor has chosen the standard version.
  desktop: {
    140: { zoom: 100, root: 140, elder: false },
    200: { zoom: 100, root: 200, elder: true },
  },
};

const screen = (device: Screen['device'], view: View, size?: string): Screen => ({
  name: size ? `${view.width}@${size}` : `${view.width}`,
  device,
  view,
  text: (size && ENLARGED[device][size]) || USUAL,
});

const WIDE: View = { width: 1280, height: 800 };

/** The widths of phones that every page must fit, the width of a desktop, and both with enlarged text. */
export const SCREENS: readonly Screen[] = [
  ...[320, 375, 480].map((width) => screen('phone', { ...PHONE, width })),
  ...Object.keys(ENLARGED.phone).map((size) => screen('phone', PHONE, size)),
  screen('desktop', WIDE),
  ...Object.keys(ENLARGED.desktop).map((size) => screen('desktop', WIDE, size)),
];
