import type { Browser, Page } from 'playwright';
import { openBrowser, openPage } from './camera';
import type { Layout, Subject } from './plan';

interface Desk {
  browser: Browser;
  pages: Readonly<Record<Layout, Page>>;
}

/** As many as a small machine has cores. */
const DESKS = 2;

/** Browsers that work side by side, each at one picture: two at once in one browser come out torn. */
export class Studio {
  private constructor(private readonly desks: readonly Desk[]) {}

  static async open(): Promise<Studio> {
    return new Studio(await Promise.all(Array.from({ length: DESKS }, openDesk)));
  }

  /** Works on every subject, with a page that has its layout. */
  async each(subjects: readonly Subject[], work: (page: Page, subject: Subject) => Promise<void>): Promise<void> {
    const queue = subjects.values();
    await Promise.all(
      this.desks.map(async ({ pages }) => {
        for (const subject of queue) await work(pages[subject.layout], subject);
      }),
    );
  }

  /** A page for what is no subject. */
  newPage(layout: Layout): Promise<Page> {
    const [desk] = this.desks;
    if (!desk) throw new Error('There is no browser.');
    return openPage(desk.browser, layout);
  }

  async close(): Promise<void> {
    await Promise.all(this.desks.map(({ browser }) => browser.close()));
  }
}

async function openDesk(): Promise<Desk> {
  const browser = await openBrowser();
  const [ios, desktop] = await Promise.all([openPage(browser, 'ios'), openPage(browser, 'desktop')]);
  return { browser, pages: { ios, desktop } };
}
