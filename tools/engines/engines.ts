import { firefoxProgram, webKitPrograms } from '@/scripts/lib/engines.mjs';
import type { Browser, Start } from './browsers/browser';
import { openChromium } from './browsers/chromium';
import { openFirefox } from './browsers/firefox';
import { openWebKit } from './browsers/webkit';
import { CHROMIUMS } from './chromiums';
import { fetchChromium } from './packages';

/** An engine with the name that `--engine` takes. */
export interface Engine {
  name: string;
  /** Starts the engine. @throws Error that names what is missing on this machine */
  open: (start?: Start) => Promise<Browser>;
}

/** All engines, the oldest Chromium first. */
export const ENGINES: readonly Engine[] = [
  ...CHROMIUMS.map((wanted) => ({
    name: String(wanted.engine),
    open: async (start?: Start) => openChromium(await fetchChromium(wanted), start),
  })),
  { name: 'current', open: async (start?: Start) => openChromium({ program: currentChromium() }, start) },
  { name: 'webkit', open: async (start?: Start) => openWebKit(webKitPrograms(), start) },
  { name: 'firefox', open: async (start?: Start) => openFirefox(firefoxProgram(), start) },
];

function currentChromium(): string {
  const program = process.env.CHROMIUM_PATH;
  if (!program) throw new Error('CHROMIUM_PATH must name the current Chromium.');
  return program;
}
