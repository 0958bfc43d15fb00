import type { Locator, Page } from 'playwright/test';
import { activityId } from '@/lib/activities/activity-id';
import type { ActivityKind } from '@/lib/activities/schema';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { comeNear, openActivity, takePrize } from '../activities';
import { type Operated, test as operatedTest } from '../operated';
import { logIn, newSession, type Visitor } from '../visitor';
import { type Act, type Caller, callerAt } from './caller';

const DAY = 86_400_000;

/** A visitor of a campaign's page, who does what its rules say. */
export interface Story {
  page: Page;
  origin: string;
  operated: Operated;
  slug: string;
  kind: ActivityKind;
  /** Who is logged in on the page. */
  visitor: Visitor;
  /** The activity on the page. */
  place: Locator;
  /** The visitor past the page. */
  caller: Caller;
  openAccount: () => Promise<Visitor>;
  /** Acts past the page, whatever its buttons say; answers the sentence that refuses it, empty where it was carried out. */
  act: (action: string, input?: Act['input']) => Promise<string>;
  /** Loads the page anew; after days with a new session, since one that is not used ends. */
  again: () => Promise<void>;
  /** Closes the dialog of a prize where there is one; answers its words. */
  take: () => Promise<string>;
  /** Moves the clock to the first moment of a Beijing day, so many days after today. */
  passDays: (days: number) => Promise<void>;
}

interface Fixtures {
  /** Opens a campaign's page as somebody who has an account and is logged in. */
  beginStory: (slug: string, kind: ActivityKind) => Promise<Story>;
}

/** Tests of what a campaign's rules say, each with a visitor of its own. */
export const test = operatedTest.extend<Fixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  beginStory: async ({ page, baseURL: origin = '', operated, openAccount }, use) => {
    await use(async (slug, kind) => {
      const visitor = await openAccount();
      const place = await openActivity(page, `/${slug}`, kind);
      await logIn(page, visitor);
      let seen = operated.now().getTime();
      const caller = callerAt(origin, () => page.evaluate(() => localStorage.getItem('token') ?? ''));
      const story: Story = {
        page,
        origin,
        operated,
        slug,
        kind,
        visitor,
        place,
        caller,
        openAccount,
        act: (action, input) => caller.act({ slug, kind, action, ...(input && { input }) }),
        async again() {
          if (operated.now().getTime() - seen > DAY) {
            const token = await newSession(origin, story.visitor);
            await page.evaluate((session) => localStorage.setItem('token', session), token);
          }
          seen = operated.now().getTime();
          await page.reload();
          await comeNear(page, kind);
        },
        async take() {
          return (await takePrize(page)) ?? '';
        },
        passDays: (days) => operated.passTo(beginningOf(addDays(beijingDay(operated.now()), days)).toISOString()),
      };
      return story;
    });
  },
});

/** The story at another activity of its page; whom it is about is the first one's to change. */
export function besides(story: Story, kind: ActivityKind): Story {
  const { page, slug, caller } = story;
  return {
    ...story,
    kind,
    place: page.locator(`#${activityId(kind)}`),
    act: (action, input) => caller.act({ slug, kind, action, ...(input && { input }) }),
    async again() {
      await story.again();
      await comeNear(page, kind);
    },
  };
}

/** Verifies the visitor past the page; answers the document. */
export async function verify({ caller }: Pick<Story, 'caller'>): Promise<string> {
  const idcard = newIdentityNumber();
  const refusal = await caller.verify(idcard);
  if (refusal) throw new Error(refusal);
  return idcard;
}

export { expect } from '../test';
