import type { Locator, Page } from 'playwright/test';
import { prizeText } from '@/lib/activities/prize-text';
import type { ActivityKind } from '@/lib/activities/schema';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { siteUrl } from '@/lib/site';
import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { openActivity } from '../activities';
import { waitUntilAlive } from '../alive';
import { fetchFrom } from '../fetch';
import { test as operatorTest, type ProductOperator } from '../operator-test';
import { newSession, type Visitor } from '../visitor';
import { type Act, type Caller, callerAt, type StateOf, type Target } from './caller';

const DAY = 86_400_000;

type Mine<Kind extends ActivityKind> = StateOf<Kind> extends { mine: infer Own } ? NonNullable<Own> : never;

/** A visitor's actions in an activity, and its state. */
export interface Play<Kind extends ActivityKind> extends Target<Kind> {
  /** Runs an action. Returns the sentence of a rejection, or an empty text on success. */
  act: (action: string, input?: Act['input']) => Promise<string>;
  /** Runs an action. Returns its prizes in the page's words: `$8 赠金，10 积分`. Throws with the sentence of a rejection. */
  win: (action: string, input?: Act['input']) => Promise<string>;
  /** The activity's state. */
  state: () => Promise<StateOf<Kind>>;
  /** The visitor's part of the state. */
  mine: () => Promise<Mine<Kind>>;
}

/** A visitor of a campaign who checks its rules with the calls of its page. */
export interface Story extends Target {
  origin: string;
  operator: ProductOperator;
  /** The visitor of the story. Setting it continues the story with another one. */
  visitor: Visitor;
  /** The visitor's calls. */
  caller: Caller;
  openAccount: () => Promise<Visitor>;
  /** The HTML of the campaign's page. */
  html: () => Promise<string>;
  /** Opens the campaign's page in a browser as the visitor, and returns the activity's element. */
  show: () => Promise<Locator>;
  /** Moves the clock to the first moment of a Beijing day, `days` days after today. */
  passDays: (days: number) => Promise<void>;
}

interface Fixtures {
  /** Starts a story with a new account. */
  beginStory: <Kind extends ActivityKind>(slug: string, kind: Kind) => Promise<Story & Play<Kind>>;
}

/** Tests of a campaign's rules, each with its own visitor. */
export const test = operatorTest.extend<Fixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  beginStory: async ({ baseURL: origin = '', userAgent, operator, openAccount, context }, use) => {
    await use(async (slug, kind) => {
      const visitor = await openAccount();
      let session = { of: visitor, token: visitor.token, usedAt: operator.now().getTime() };
      /** The visitor's token. Opens a new session for another visitor, and after a day, because unused sessions expire. */
      async function tokenOf(): Promise<string> {
        const [{ visitor: of }, usedAt] = [story, operator.now().getTime()];
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
        operator,
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
        passDays: (days) => operator.passTo(beginningOf(addDays(beijingDay(operator.now()), days)).toISOString()),
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
      if (!mine) throw new Error(`the state of ${target.kind} has no part of the visitor`);
      return mine;
    },
  };
}

/** The visitor's actions in another activity of the same page. */
export function besides<Kind extends ActivityKind>({ slug, caller }: Story, kind: Kind): Play<Kind> {
  return playOf({ slug, kind }, caller);
}

/** Verifies the visitor, and returns the document number. */
export async function verify({ caller }: Pick<Story, 'caller'>): Promise<string> {
  const idcard = newIdentityNumber();
  const refusal = await caller.verify(idcard);
  if (refusal) throw new Error(refusal);
  return idcard;
}

export { expect } from '../test';
