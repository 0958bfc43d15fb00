import { siteUrl } from '@/lib/site';
import type { Browser, Point, View } from './browsers/browser';
import { callOf } from './kit';
import type { Target } from './kit/find';
import type { Kit } from './kit/main';

const PATIENCE = 20_000;
const PAUSE = 60;
/** After it a page that does not answer its visitor counts as dead. */
const DEAD = 12_000;

/** A phone of common size. */
export const PHONE: View = { width: 375, height: 740 };

/** What is said of something that did not come. */
class NotSeen extends Error {}

/** The tab of a visitor, whatever the engine: finds what people see, waits for it, and acts as they do. */
export class Tab {
  constructor(
    readonly browser: Browser,
    /** The product's address under a brand's host. */
    readonly origin: string,
  ) {}

  /** Calls a function of the kit in the page. */
  async ask<Name extends keyof Kit>(name: Name, ...args: Parameters<Kit[Name]>): Promise<ReturnType<Kit[Name]>> {
    return (await this.browser.evaluate(callOf(name, args))) as ReturnType<Kit[Name]>;
  }

  /**
   * Opens a page of the site.
   *
   * @param alive whether to wait until it listens to its visitor
   */
  async open(path: `/${string}`, { alive = true } = {}): Promise<void> {
    await this.ask('leave').catch(() => undefined);
    await this.browser.goTo(`${this.origin}${siteUrl(path)}`);
    await this.arrive(path);
    if (alive)
      await this.until('the page listens to its visitor', async () => (await this.ask('pageState')).alive, DEAD);
  }

  /** Waits until the tab is at another document whose address has a part. */
  async arrive(part: string): Promise<void> {
    await this.until(`the page ${part}`, async () => {
      const { address, loaded, left } = await this.ask('pageState');
      return loaded && !left && address.includes(part);
    });
  }

  /** Waits until something is so. @throws NotSeen after a while, with what was waited for */
  async until<Value>(what: string, look: () => Promise<Value>, patience = PATIENCE): Promise<NonNullable<Value>> {
    const deadline = Date.now() + patience;
    for (let reason = ''; ; ) {
      try {
        const seen = await look();
        if (seen) return seen as NonNullable<Value>;
        reason = '';
      } catch (error) {
        // A document that is leaving answers nothing.
        reason = `: ${error instanceof Error ? error.message : error}`;
      }
      if (Date.now() > deadline) throw new NotSeen(`waited in vain for ${what}${reason}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }

  async see(target: Target, what = nameOf(target), patience?: number): Promise<void> {
    await this.until(what, async () => (await this.ask('countOf', target)) > 0, patience);
  }

  async seeGone(target: Target): Promise<void> {
    await this.until(`the end of ${nameOf(target)}`, async () => (await this.ask('countOf', target)) === 0);
  }

  /** Waits until a finger reaches a target that has come to rest. @returns where */
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

  /** What went wrong on the pages since the last call. */
  async takeErrors(): Promise<string[]> {
    return this.browser.takeErrors() ?? this.ask('takeErrors');
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

/** A target for people. */
function nameOf({ css, exact, text, label }: Target): string {
  const words = exact ?? text ?? label;
  return words === undefined ? css : `${css} “${words}”`;
}
