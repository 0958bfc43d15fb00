import campaign from '@/campaigns/golden-autumn';
import other from '@/campaigns/golden-autumn-1';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { callerAt } from '../../support/rules/caller';
import { claimRows, FREE, LOTS_TURN_BONUS_ALONE, onePerson, whoMay } from '../../support/rules/common';
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
      [/首次在(.+)开立真实账户、年满 (\d+) 周岁的个人客户/, whoMay(story, OPEN)],
      [/同一手机号、身份证件或银行卡，只可参加一次/, onePerson(story)],
      [
        /(.+)：以首次到账的那一笔入金计算，(满 .+)/,
        async (_name = '', said = '') => {
          for (const rung of said.split('，')) {
            const [, from = '', reward = ''] = /^满 \$([\d,]+) 得 \$([\d,]+)$/.exec(rung) ?? [];
            const below = tiers.at(-1)?.reward ?? 0;
            const [nearly, reached] = [
              await depositor(story, figure(from) - 0.01),
              await depositor(story, figure(from)),
            ];
            expect(await nearly.caller.act({ ...here, ...HARVEST })).toBe(below === 0 ? BELOW : '');
            expect(await dollarsOf(story, nearly.account)).toBe(below);
            expect(await reached.caller.act({ ...here, ...HARVEST })).toBe('');
            expect(await dollarsOf(story, reached.account)).toBe(figure(reward));
            tiers.push({ from: figure(from), reward: figure(reward) });
          }
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
        /(.+)：开立真实账户并通过实名认证，领取 \$(\d+)/,
        async (name = '', dollars = '') => {
          expect(OPENING?.prize?.label).toBe(name);
          await keepTo(OPENING?.title ?? '', dollars, async () => {
            await verify(story);
          });
        },
      ],
      [
        /各档奖励为该档总额，不与低一档累加/,
        async () => {
          // Each rung adds its own prize.
          expect(await ladder.act('collect')).toBe('');
          expect(await dollarsOf(story, visitor.account)).toBe(sum() + (tiers[1]?.reward ?? 0));
        },
      ],
      [
        /只看首次入金，之后的入金不计入/,
        async () => {
          await operator.deposit(visitor.account, tiers.at(-1)?.from ?? 0);
          expect(await ladder.act('collect')).toBe('已达档位的奖励均已领取');
          const { caller } = await depositor(story, (tiers[0]?.from ?? 0) - 0.01, tiers.at(-1)?.from ?? 0);
          expect(await caller.act({ ...here, ...HARVEST })).toBe(BELOW);
        },
      ],
      [
        /两份礼合计至多 \$(\d+)/,
        async (most = '') => {
          const { account, caller } = await depositor(story, (tiers.at(-1)?.from ?? 0) * 2);
          expect(await caller.act({ ...here, ...OPEN })).toBe('');
          expect(await caller.act({ ...here, ...HARVEST })).toBe('');
          expect(await dollarsOf(story, account)).toBe(figure(most));
        },
      ],
      [
        /“(.+)”与“(.+)”为同一系列，只可择一领取，以先领取的一场为准/,
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
      [/自存入之日起 \d+ 天内，每平仓 1 手，其中 \$\d+ 转为可出金余额，直至转完/, 'the trading platform keeps to it'],
      [/转完之前申请出金的，尚未转换的赠金随出金扣除/, 'the trading platform keeps to it'],
      [/达到条件后登录本页，在对应的卡片上点击“领取”/, 'done with both parts'],
      [/系统按真实的认证与入金记录核对/, 'done with both parts'],
      [
        /入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金/,
        'a second deposit never counts, whatever became of the first',
      ],
    ],
  );
});
