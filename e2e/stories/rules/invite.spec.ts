import campaign from '@/campaigns/invite-2412';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { beijingDay, firstOfNextMonth } from '@/lib/time/calendar';
import { callerAt } from '../../support/rules/caller';
import { claimRows, FREE, participantRows } from '../../support/rules/common';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';
import { newSession, newVisitor, type Visitor } from '../../support/visitor';

test('the invitations keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'invite');
  const { visitor, operator, act, win, mine } = story;
  const steps = new Map<number, number>();
  let [code, each, lots, counted] = ['', 0, 0, 0];

  const caller = ({ token }: Visitor) => callerAt(story.origin, () => token);
  const newFriend = (invitecode = code) => newVisitor(story.origin, undefined, { invitecode });
  async function counts(friend: Visitor, traded = lots) {
    expect(await caller(friend).verify(newIdentityNumber())).toBe('');
    await operator.trade(friend.account, 'XAUUSD', traded);
    counted += 1;
  }
  const backAgain = async (friend: Visitor) => ({ ...friend, token: await newSession(story.origin, friend) });
  const friends = async (count: number) => {
    for (let more = 0; more < count; more++) await counts(await newFriend());
  };
  async function dollars(): Promise<number> {
    const rewards = await operator.run('rewards', { account: visitor.account });
    return [...rewards.matchAll(/ (\d+) 美元 /g)].reduce((sum, [, amount]) => sum + Number(amount), 0);
  }
  const forSteps = () => [...steps].reduce((sum, [from, amount]) => (counted >= from ? sum + amount : sum), 0);
  async function toNextMonth() {
    await operator.passTo(`${firstOfNextMonth(beijingDay(operator.now()))}T00:00:00+08:00`);
  }

  await toNextMonth();
  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'collect' }),
      [
        /登录本页取得专属链接与海报/,
        async () => {
          code = (await mine()).code;
          await expect((await story.show()).getByText(`invitecode=${code}`).first()).toBeVisible();
        },
      ],
      [
        /达标好友(满 .+)，各领一次，可以累计，不受每月位数所限/,
        async (said = '') => {
          for (const part of said.split('，')) {
            const [from = '', amount = ''] = /^满 (\d+) 位得 \$(\d+) 赠金$/.exec(part)?.slice(1) ?? [];
            steps.set(figure(from), figure(amount));
          }
          expect(steps.has(Number.NaN)).toBe(false);
        },
      ],
      [
        /每位好友通过实名认证并累计平仓满 (\d+) 手，邀请人得 \$(\d+) 赠金/,
        async (from = '', dollarsEach = '') => {
          [lots, each] = [figure(from), figure(dollarsEach)];
          const friend = await newFriend();
          await operator.trade(friend.account, 'XAUUSD', lots);
          expect(await act('collect')).toBe('还没有达标的好友');
          const other = await newFriend();
          await counts(other, lots - 0.01);
          counted -= 1;
          expect(await act('collect')).toBe('还没有达标的好友');
          await operator.trade(other.account, 'XAUUSD', 0.01);
          counted += 1;
          expect(await win('collect')).toContain(`$${each} `);
          expect(await act('collect')).toBe('可领取的奖励均已领取');
        },
      ],
      [
        /持仓不足 (\d+) 分钟的交易不计入/,
        async (minutes = '') => {
          const friend = await newFriend();
          expect(await caller(friend).verify(newIdentityNumber())).toBe('');
          await operator.trade(friend.account, 'XAUUSD', lots, figure(minutes) * 60 - 1);
          expect(await act('collect')).toBe('可领取的奖励均已领取');
          await operator.trade(friend.account, 'XAUUSD', lots, figure(minutes) * 60);
          counted += 1;
          expect(await act('collect')).toBe('');
        },
      ],
      [
        /好友：经邀请人的链接、海报或邀请码注册，且注册晚于邀请人的账户/,
        async () => {
          const stranger = await story.openAccount();
          await counts(stranger);
          counted -= 1;
          expect(await act('collect')).toBe('可领取的奖励均已领取');
        },
      ],
      [
        /好友以身份证件认定，一个证件只计一位，以最先认证的账户为准/,
        async () => {
          const [one, same] = [await newFriend(), await newFriend()];
          const idcard = newIdentityNumber();
          expect(await caller(one).verify(idcard)).toBe('');
          expect(await caller(same).verify(idcard)).toContain('一个证件只可认证一个账户');
          for (const { account } of [one, same]) await operator.trade(account, 'XAUUSD', lots);
          counted += 1;
          expect(await act('collect')).toBe('');
          expect(await dollars()).toBe(counted * each + forSteps());
        },
      ],
      [
        /与邀请人为同一证件的，不计入/,
        async () => {
          const own = await verify(story);
          expect(await caller(await newFriend()).verify(own)).toContain('一个证件只可认证一个账户');
          expect(await act('collect')).toBe('可领取的奖励均已领取');
        },
      ],
      [
        /按好友注册的北京月份计，每月至多 (\d+) 位/,
        async (most = '') => {
          await friends(figure(most) - counted);
          expect(await act('collect')).toBe('');
          expect(await dollars()).toBe(figure(most) * each + forSteps());
          await friends(1);
          expect(await act('collect')).toBe('可领取的奖励均已领取');
          const early = await newFriend();
          await toNextMonth();
          // A friend of last month counts in that month, and afterwards only towards the further prizes.
          await counts(await backAgain(early));
          const last = [...steps.keys()].at(-1) ?? 0;
          await friends(last - 1 - counted);
          const paid = figure(most) + (counted - figure(most) - 2);
          if (paid > figure(most)) expect(await act('collect')).toBe('');
          expect(await dollars()).toBe(paid * each + forSteps());
          await friends(1);
          expect(await act('collect')).toBe('');
          expect(await dollars()).toBe((paid + 1) * each + forSteps());
          expect(steps.has(counted)).toBe(true);
        },
      ],
      [
        /活动期间注册的好友，达标不限天数/,
        async () => {
          const friend = await newFriend();
          const before = await dollars();
          await story.passDays(60);
          expect(await act('collect')).toBe('可领取的奖励均已领取');
          await counts(await backAgain(friend));
          expect(await act('collect')).toBe('');
          expect(await dollars()).toBe(before + each);
        },
      ],
      ...claimRows(story, {
        reach: async () => {
          await counts(await newFriend());
        },
        async collect() {
          // A friend who registers after the end does not count.
          await counts(await newFriend());
          expect((await mine()).collectable).toBe(1);
          expect(await win('collect')).toContain(`$${each} `);
          expect(await act('collect')).toBe('可领取的奖励均已领取');
        },
        late: () => act('collect'),
      }),
    ],
    [
      ...FREE,
      [/不足一手的按实际手数累计，精确到 0.01 手/, 'done with the lots of a friend'],
      [/好友达标后，回到本页点击领取/, 'done with each friend'],
      [/群发骚扰信息、以收益承诺或代客操盘招揽，或冒用.+工作人员身份邀请的/, 'found out by operators'],
      [/邀请他人时请如实说明保证金交易的风险，不得承诺收益/, 'a warning'],
    ],
  );
});
