import { expect } from 'playwright/test';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { type Act, callerAt } from './caller';
import type { Row } from './reading';
import type { Story } from './story';

/** Another campaign that rewards a first deposit. */
const ELSEWHERE = { slug: 'newCustomerFirst', kind: 'tiers', action: 'collect' } as const;
/** US dollars that earn a reward there. */
const ENOUGH = 5_000;

/** Opens and verifies another account, and makes its deposits in this order. */
export async function depositor({ origin, operator, openAccount }: Story, ...dollars: number[]) {
  const visitor = await openAccount();
  const caller = callerAt(origin, () => visitor.token);
  expect(await caller.verify(newIdentityNumber())).toBe('');
  for (const amount of dollars) await operator.deposit(visitor.account, amount);
  return { ...visitor, caller };
}

/** US dollars that an account received in total. */
export async function dollarsOf({ operator }: Pick<Story, 'operator'>, account: string): Promise<number> {
  const rewards = await operator.run('rewards', { account });
  return [...rewards.matchAll(/ ([\d.]+) 美元 /g)].reduce((sum, [, dollars]) => sum + Number(dollars), 0);
}

/**
 * A first deposit earns a reward in one campaign only.
 *
 * @param title of the campaign that has already rewarded the visitor
 * @param collect the action that collects the reward there
 * @param prepare meets any further conditions
 */
export function exclusiveRows(
  story: Story,
  title: string,
  collect: Omit<Act, 'slug'>,
  prepare: (caller: Story['caller']) => Promise<unknown> = async () => {},
): Row[] {
  return [
    [
      /首入金类赠金每位客户只可在一个活动中领取，同一身份证件名下的账户合并计算/,
      async () => expect(await story.caller.act(ELSEWHERE)).toContain(`您已在“${title}”领取`),
    ],
    [
      /已在其他活动领取首入金类赠金的，本活动不再发放该项/,
      async () => {
        const { account, caller } = await depositor(story, ENOUGH);
        await prepare(caller);
        expect(await caller.act(ELSEWHERE)).toBe('');
        const before = await dollarsOf(story, account);
        expect(await caller.act({ ...collect, slug: story.slug })).toContain('领取');
        expect(await dollarsOf(story, account)).toBe(before);
      },
    ],
  ];
}
