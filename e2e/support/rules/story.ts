import type { Locator, Page } from 'playwright/test';
import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityKind } from '@/lib/activities/schema';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { siteUrl } from '@/lib/site';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { openActivity } from '../activities';
import { waitUntilAlive } from '../alive';
import { fetchFrom } from '../fetch';
import { type Operated, test as operatedTest } from '../operated';
import { newSession, type Visitor } from '../visitor';
import { type Act, type Caller, callerAt, type StateOf, type Target } from './caller';

const DAY = 86_400_000;

type Mine<Kind extends ActivityKind> = StateOf<Kind> extends { mine: infer Own } ? NonNullable<Own> : never;

/** What a visitor does in an activity, and reads of it. */
export interface Play<Kind extends ActivityKind> extends Target<Kind> {
  /** Acts; answers the sentence that refuses it, empty where it was done. */
  act: (action: string, input?: Act['input']) => Promise<string>;
  /** Acts; answers what that gave, in the page's words: `$8 赠金，10 积分`. Throws with the sentence that refuses it. */
  win: (action: string, input?: Act['input']) => Promise<string>;
  /** The activity's state. */
  state: () => Promise<StateOf<Kind>>;
  /** The visitor's part of the state. */
  mine: () => Promise<Mine<Kind>>;
}

/** A visitor of a campaign, who does what its rules say by the calls that its page makes. */
export interface Story extends Target {
  origin: string;
  operated: Operated;
  /** Whose story it is; another one takes over where this is set. */
  visitor: Visitor;
  /** The visitor's calls. */
  caller: Caller;
  openAccount: () => Promise<Visitor>;
  /** The campaign's page, as the server sends it. */
  html: () => Promise<string>;
  /** Opens the campaign's page in a browser as the visitor; answers the activity's place. */
  show: () => Promise<Locator>;
  /** Moves the clock to the first moment of a Beijing day, so many days after today. */
  passDays: (days: number) => Promise<void>;
}

interface Fixtures {
  /** Begins a story with a new account. */
  beginStory: <Kind extends ActivityKind>(slug: string, kind: Kind) => Promise<Story & Play<Kind>>;
}

/** Tests of what a campaign's rules say, each with a visitor of its own. */
export const test = operatedTest.extend<Fixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  beginStory: async ({ baseURL: origin = '', userAgent, operated, openAccount, context }, use) => {
    await use(async (slug, kind) => {
      const visitor = await openAccount();
      let session = { of: visitor, token: visitor.token, usedAt: operated.now().getTime() };
      /** The visitor's session; a new one for another visitor, and after days, since one that is not used ends. */
      async function tokenOf(): Promise<string> {
        const [{ visitor: of }, usedAt] = [story, operated.now().getTime()];
        const lives = session.of === of && usedAt - session.usedAt < DAY;
        session = { of, token: lives ? session.token : await newSession(origin, of), usedAt };
        return session.token;
      }
      let page: Page | undefined;
      const caller = callerAt(origin, tokenOf);
      const story: Story & Play<typeof kind> = {
        ...playOf({ slug, kind }, caller),
        caller,
        origin,
        operated,
        visitor,
        openAccount,
        async html() {
          const answer = await fetchFrom(`${origin}${siteUrl(`/${slug}`)}`, {
            'user-agent': userAgent ?? '',
            'accept-encoding': 'identity',
          });
          return answer.text();
        },
        async show() {
          page ??= waitUntilAlive(await context.newPage());
          const token = await tokenOf();
          await page.addInitScript((held) => localStorage.setItem('token', held), token);
          return openActivity(page, `/${slug}`, kind);
        },
        passDays: (days) => operated.passTo(beginningOf(addDays(beijingDay(operated.now()), days)).toISOString()),
      };
      return story;
    });
  },
});

function playOf<Kind extends ActivityKind>(target: Target<Kind>, caller: Caller): Play<Kind> {
  const state = () => caller.stateOf(target);
  return {
    ...target,
    state,
    act: (action, input) => caller.act({ ...target, action, ...(input && { input }) }),
    async win(action, input) {
      const { won } = await caller.win({ ...target, action, ...(input && { input }) });
      return won.map(prizeText).join('，');
    },
    async mine() {
      const { mine } = (await state()) as { mine?: Mine<Kind> | null };
      if (!mine) throw new Error(`${target.kind} does not know the visitor`);
      return mine;
    },
  };
}

/** What the story's visitor does in another activity of its page. */
export function besides<Kind extends ActivityKind>({ slug, caller }: Story, kind: Kind): Play<Kind> {
  return playOf({ slug, kind }, caller);
}

/** Verifies the visitor; answers the document. */
export async function verify({ caller }: Pick<Story, 'caller'>): Promise<string> {
  const idcard = newIdentityNumber();
  const refusal = await caller.verify(idcard);
  if (refusal) throw new Error(refusal);
  return idcard;
}

export { expect } from '../test';
