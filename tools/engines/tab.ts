import { buildSync } from 'esbuild';
import { siteUrl } from '@/lib/site';
import { limit } from '@/scripts/lib/limit.mjs';
import type { Browser, Point, View } from './browsers/browser';
import type { Target } from './kit/find';
import type { Kit } from './kit/main';

/** The oldest engine that runs the kit. */
const TARGET = 'chrome69';

/** The script that runs in the page: it finds elements, measures and reports. */
const source = buildSync({
  entryPoints: ['tools/engines/kit/main.ts'],
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  globalName: 'kit',
  target: TARGET,
  logLevel: 'silent',
}).outputFiles[0]?.text;

const PAUSE = 60;

/** The window of a phone of common size. */
export const PHONE: View = { width: 375, height: 740 };

/** Something did not appear in time. */
class NotSeen extends Error {}

/** The tab of a visitor in any engine: finds what visitors see, waits for it, taps and types. */
export class Tab {
  constructor(
    readonly browser: Browser,
    /** The product's origin with a brand's host. */
    readonly origin: string,
  ) {}

  /** Calls a function of the kit in the page. */
  async ask<Name extends keyof Kit>(name: Name, ...args: Parameters<Kit[Name]>): Promise<ReturnType<Kit[Name]>> {
    return (await this.browser.evaluate(callOf(name, args))) as ReturnType<Kit[Name]>;
  }

  /**
   * Opens a page of the site.
   *
   * @param alive whether to wait until React has hydrated it
   */
  async open(path: `/${string}`, { alive = true } = {}): Promise<void> {
    await this.ask('leave').catch(() => undefined);
    await this.browser.goTo(`${this.origin}${siteUrl(path)}`);
    await this.arrive(path);
    if (alive) await this.until('the hydrated page', async () => (await this.ask('pageState')).alive);
  }

  /** Waits until the tab has loaded another document whose address includes `part`. */
  async arrive(part: string): Promise<void> {
    await this.until(`the page ${part}`, async () => {
      const { address, loaded, left } = await this.ask('pageState');
      return loaded && !left && address.includes(part);
    });
  }

  /** Waits until `look` returns something. @throws NotSeen after `patience` milliseconds, with `what` */
  async until<Value>(what: string, look: () => Promise<Value>, patience = limit()): Promise<NonNullable<Value>> {
    const deadline = Date.now() + patience;
    for (let cause: unknown; ; ) {
      try {
        const seen = await look();
        if (seen) return seen as NonNullable<Value>;
        cause = undefined;
      } catch (error) {
        // A document that the tab is leaving does not answer.
        cause = error;
      }
      if (Date.now() > deadline) {
        const [reason] = cause instanceof Error ? cause.message.split('\n') : [];
        const line = `timed out after ${patience / 1_000} s waiting for ${what}${reason ? `: ${reason}` : ''}`;
        throw new NotSeen(line, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  async see(target: Target): Promise<void> {
    await this.until(nameOf(target), async () => (await this.ask('countOf', target)) > 0);
  }

  async seeGone(target: Target): Promise<void> {
    await this.until(`the end of ${nameOf(target)}`, async () => (await this.ask('countOf', target)) === 0);
  }

  /** Waits until a target no longer moves and a finger reaches it. @returns the point */
  async reach(target: Target): Promise<Point> {
    let before = '';
    return this.until(`a way to tap ${nameOf(target)}`, async () => {
      const place = await this.ask('placeOf', target);
      if ('not' in place) throw new Error(place.not);
      const now = `${place.x} ${place.y}`;
      const rests = now === before;
      before = now;
      return rests ? place : undefined;
    });
  }

  async tap(target: Target): Promise<void> {
    await this.browser.tap(await this.reach(target));
  }

  /** Types into an empty field. */
  async fill(target: Target, text: string): Promise<void> {
    await this.tap(target);
    await this.until(`the focus in ${nameOf(target)}`, async () => (await this.ask('controlOf', target))?.focused);
    await this.browser.type(text);
    await this.until(
      `${JSON.stringify(text)} in ${nameOf(target)}`,
      async () => (await this.ask('controlOf', target))?.value === text,
    );
  }

  async check(target: Target): Promise<void> {
    await this.tap(target);
    await this.until(`a tick at ${nameOf(target)}`, async () => (await this.ask('controlOf', target))?.checked);
  }

  /** The errors of the pages since the last call. */
  async takeErrors(): Promise<string[]> {
    return this.browser.takeErrors() ?? this.ask('takeErrors');
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

/** A target as text. */
function nameOf({ css, exact, text, label }: Target): string {
  const words = exact ?? text ?? label;
  return words === undefined ? css : `${css} “${words}”`;
}

/**
 * An expression that calls a function of the kit and contains the kit for pages without it. A script of the page that the tab leaves may
 * still put its kit into the next window, so a kit is used only with its own document.
 */
function callOf<Name extends keyof Kit>(name: Name, args: Parameters<Kit[Name]>): string {
  const carried = args.map((arg) => JSON.stringify(arg) ?? 'undefined').join();
  return `(function () {
    if (window.enginesPage !== document) {
      ${source};
      window.enginesKit = kit.kit;
      window.enginesPage = document;
    }
    return window.enginesKit[${JSON.stringify(name)}](${carried});
  })()`;
}
