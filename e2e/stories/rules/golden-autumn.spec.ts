import campaign from '@/campaigns/golden-autumn';
import other from '@/campaigns/golden-autumn-1';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { callerAt } from '../../support/rules/caller';
import { claimRows, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { depositor, dollarsOf, exclusiveRows } from '../../support/rules/first-deposit';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { besides, expect, test, verify } from '../../support/rules/story';
import { tasksOf } from '../../support/rules/tasks';
import { newSession } from '../../support/visitor';

const TASKS = campaign.activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : []));
const OPENING = TASKS.find(({ prize }) => prize);
const OPEN = { kind: 'tasks', action: 'collect', input: { task: OPENING?.id ?? '' } } as const;
const HARVEST = { kind: 'tiers', action: 'collect' } as const;
const BELOW = '尚未达到首档条件';

test('the gift of two parts keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'tasks');
  const { visitor, operator, act, win, openAccount } = story;
  const ladder = besides(story, 'tiers');
  const { keepTo, sum } = tasksOf(story, TASKS);
  const tiers: { from: number; reward: number }[] = [];
  let late = visitor;
  const [here, there] = [{ slug: campaign.slug }, { slug: other.slug }];

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, OPEN),
      [
        /首次入金满 \$([\d,]+)，得 \$([\d,]+)/,
        async (from = '', reward = '') => {
          const below = tiers.at(-1)?.reward ?? 0;
          const [nearly, reached] = [await depositor(story, figure(from) - 0.01), await depositor(story, figure(from))];
          expect(await nearly.caller.act({ ...here, ...HARVEST })).toBe(below === 0 ? BELOW : '');
          expect(await dollarsOf(story, nearly.account)).toBe(below);
          expect(await reached.caller.act({ ...here, ...HARVEST })).toBe('');
          expect(await dollarsOf(story, reached.account)).toBe(figure(reward));
          tiers.push({ from: figure(from), reward: figure(reward) });
        },
      ],
      [
        /领取奖励前须通过实名认证/,
        async () => {
          await operator.deposit(visitor.account, tiers[1]?.from ?? 0);
          expect(await ladder.act('collect')).toBe('通过实名认证后，即可领取本活动的奖励');
        },
      ],
      [
        /(.+)：通过实名认证，得 \$(\d+) 赠金/,
        async (name = '', dollars = '') => {
          expect(OPENING?.prize?.label).toBe(name);
          await keepTo(OPENING?.title ?? '', dollars, async () => {
            await verify(story);
          });
        },
      ],
      [
        /各档为该档总额，不与低档累加/,
        async () => {
          // Each rung adds its own prize.
          expect(await ladder.act('collect')).toBe('');
          expect(await dollarsOf(story, visitor.account)).toBe(sum() + (tiers[1]?.reward ?? 0));
        },
      ],
      [
        /以首次到账的那一笔入金为准，之后的入金不计入/,
        async () => {
          await operator.deposit(visitor.account, tiers.at(-1)?.from ?? 0);
          expect(await ladder.act('collect')).toBe('已达档位的奖励均已领取');
          const { caller } = await depositor(story, (tiers[0]?.from ?? 0) - 0.01, tiers.at(-1)?.from ?? 0);
          expect(await caller.act({ ...here, ...HARVEST })).toBe(BELOW);
        },
      ],
      [
        /两份礼合计 \$(\d+)/,
        async (most = '') => {
          const { account, caller } = await depositor(story, (tiers.at(-1)?.from ?? 0) * 2);
          expect(await caller.act({ ...here, ...OPEN })).toBe('');
          expect(await caller.act({ ...here, ...HARVEST })).toBe('');
          expect(await dollarsOf(story, account)).toBe(figure(most));
        },
      ],
      [
        /“(.+)”与“(.+)”为同一系列/,
        async (one = '', two = '') => {
          expect([one, two]).toEqual([campaign.title, other.title]);
          expect(await story.caller.act({ ...there, ...OPEN })).toContain(`您已在“${one}”领取`);
          const { caller } = await depositor(story);
          expect(await caller.act({ ...there, ...OPEN })).toBe('');
          expect(await caller.act({ ...here, ...OPEN })).toContain(`您已在“${two}”领取`);
        },
      ],
      ...exclusiveRows(story, campaign.title, HARVEST),
      ...claimRows(story, {
        async reach() {
          story.visitor = await openAccount();
          expect(await callerAt(story.origin, () => story.visitor.token).verify(newIdentityNumber())).toBe('');
          late = await openAccount();
        },
        async collect() {
          // An account opened in time, but verified and funded after the end, earns nothing.
          const token = await newSession(story.origin, late);
          const caller = callerAt(story.origin, () => token);
          expect(await caller.verify(newIdentityNumber())).toBe('');
          await operator.deposit(late.account, tiers[0]?.from ?? 0);
          expect(await caller.act({ ...here, ...OPEN })).toBe('任务尚未完成');
          expect(await caller.act({ ...here, ...HARVEST })).toBe(BELOW);
          expect(await win('collect', OPEN.input)).toContain(`$${OPENING?.prize?.amount} `);
        },
        late: () => act('collect', OPEN.input),
      }),
    ],
    [
      ...FREE,
      ...LOTS_TURN_BONUS_ALONE,
      [/同系列活动每位客户只可择一领取，以先领取的一个为准/, 'done with the other campaign'],
      [/两项依次完成，前一项完成后才可领取后一项/, 'the first task is done with the account'],
      [/各领一次/, 'done with each part'],
      [/转为可出金余额之前申请出金的，尚未转换的赠金随出金扣除/, 'the trading platform keeps to it'],
    ],
  );
});
