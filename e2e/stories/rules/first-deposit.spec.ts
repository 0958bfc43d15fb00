import campaign from '@/campaigns/first-amount-2502';
import { claimRows, FREE, LOTS_TURN_BONUS_ALONE, ofBrand, onePerson } from '../../support/rules/common';
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
      [
        /持有(.+)真实账户、尚未领取过首入金类赠金的个人客户/,
        async (brandName = '') => {
          await ofBrand(story, { action: 'collect' })(brandName);
          expect(await (await depositor(story)).caller.act(collect)).toBe('尚未达到首档条件');
        },
      ],
      [/同一手机号、身份证件或银行卡，只可参加一次/, onePerson(story)],
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
    [
      ...FREE,
      ...LOTS_TURN_BONUS_ALONE,
      [/登录本页，在“.+”中点击领取，系统按账户的真实记录核对，无需上传凭证/, 'done with the verification'],
      [
        /入金后未作交易即全额出金、再次入金以求重复计算的，不计入首次入金/,
        'a second deposit never counts, whatever became of the first',
      ],
    ],
  );
});
