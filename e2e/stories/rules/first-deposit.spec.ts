import campaign from '@/campaigns/first-amount-2502';
import { claimRows, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { depositor, dollarsOf, exclusiveRows } from '../../support/rules/first-deposit';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';

const SLUG = campaign.slug;

test('the ladder of first deposits keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(SLUG, 'tiers');
  const { visitor, operator, act, win, openAccount } = story;
  const tiers: { from: number; reward: number }[] = [];
  const collect = { slug: SLUG, kind: 'tiers', action: 'collect' } as const;

  await keepToRules(
    story,
    [
      ...participantRows(story, { action: 'collect' }),
      [
        /首次入金满 \$([\d,]+)，得 \$([\d,]+)/,
        async (from = '', reward = '') => {
          const below = tiers.at(-1)?.reward ?? 0;
          const [nearly, reached] = [await depositor(story, figure(from) - 0.01), await depositor(story, figure(from))];
          expect(await nearly.caller.act(collect)).toBe(below === 0 ? '尚未达到首档条件' : '');
          expect(await dollarsOf(story, nearly.account)).toBe(below);
          expect(await reached.caller.act(collect)).toBe('');
          expect(await dollarsOf(story, reached.account)).toBe(figure(reward));
          tiers.push({ from: figure(from), reward: figure(reward) });
        },
      ],
      [
        /领取奖励前须通过实名认证/,
        async () => {
          await operator.deposit(visitor.account, tiers[1]?.from ?? 0);
          expect(await act('collect')).toBe('通过实名认证后，即可领取本活动的奖励');
          await verify(story);
          expect(await act('collect')).toBe('');
          expect(await dollarsOf(story, visitor.account)).toBe(tiers[1]?.reward);
        },
      ],
      [
        /以首次到账的那一笔入金为准，之后的入金不计入/,
        async () => {
          const { account, caller } = await depositor(story, (tiers[0]?.from ?? 0) - 0.01, tiers.at(-1)?.from ?? 0);
          expect(await caller.act(collect)).toBe('尚未达到首档条件');
          expect(await dollarsOf(story, account)).toBe(0);
          await operator.deposit(visitor.account, tiers.at(-1)?.from ?? 0);
          expect(await act('collect')).toBe('已达档位的奖励均已领取');
        },
      ],
      [
        /各档为该档总额，不与低档累加/,
        async () => expect(await dollarsOf(story, visitor.account)).toBe(tiers[1]?.reward),
      ],
      ...exclusiveRows(story, campaign.title, collect),
      ...claimRows(story, {
        async reach() {
          story.visitor = await openAccount();
          await operator.deposit(story.visitor.account, tiers[0]?.from ?? 0);
        },
        async collect() {
          // A first deposit after the end earns nothing.
          const late = await depositor(story, tiers.at(-1)?.from ?? 0);
          expect(await late.caller.act(collect)).toBe('尚未达到首档条件');
          await verify(story);
          expect(await win('collect')).toContain(`$${tiers[0]?.reward} `);
        },
        late: async () => (await depositor(story)).caller.act(collect),
      }),
    ],
    [...FREE, ...LOTS_TURN_BONUS_ALONE],
  );
});
