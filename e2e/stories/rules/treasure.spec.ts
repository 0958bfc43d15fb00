import campaign from '@/campaigns/treasure-box-2412';
import { DRAWN, endOf, FREE, participantRows } from '../../support/rules/common';
import { lotRows } from '../../support/rules/lots';
import { expectGone, type Published, publishedIn } from '../../support/rules/odds';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { runOut } from '../../support/rules/stock';
import { expect, test, verify } from '../../support/rules/story';

const BOXES = campaign.activities.flatMap((activity) => (activity.kind === 'treasure' ? activity.boxes : []));

test('the boxes keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'treasure');
  const { visitor, operator, act, state, mine, caller } = story;
  const end = endOf(story);
  const boxOf = (label: string) => BOXES.find((box) => box.label === label);
  const stateOf = async (label: string) => (await mine()).boxes.find(({ id }) => id === boxOf(label)?.id)?.state;
  const published = new Map<string, Published[]>();
  let bringBack = async () => {};
  let lots = 0;

  /** A box cannot be opened before its condition is met, and can be opened once afterwards. */
  async function keepTo(label: string, said: string, nearly: () => Promise<unknown>, met: () => Promise<unknown>) {
    published.set(label, publishedIn(said, boxOf(label)?.outcomes ?? []));
    await nearly();
    expect(await stateOf(label)).toBe('locked');
    expect(await act('open', { box: boxOf(label)?.id ?? '' })).toBe('该宝箱尚未解锁');
    await met();
    expect(await stateOf(label)).toBe('ready');
  }
  async function open(label: string) {
    const words = await story.win('open', { box: boxOf(label)?.id ?? '' });
    expect(await stateOf(label)).toBe('opened');
    expect(await act('open', { box: boxOf(label)?.id ?? '' })).toBe('该宝箱已开启');
    return words;
  }

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'open', input: { box: BOXES[0]?.id ?? '' } }),
      [
        /(.箱)（通过实名认证）：(.+)/,
        (label = '', said = '') =>
          keepTo(
            label,
            said,
            async () => {},
            () => verify(story),
          ),
      ],
      [
        /(.箱)（累计入金满 \$([\d,]+)）：(.+)/,
        (label = '', from = '', said = '') =>
          keepTo(
            label,
            said,
            () => operator.deposit(visitor.account, figure(from) - 0.01),
            () => operator.deposit(visitor.account, 0.01),
          ),
      ],
      ...lotRows(story, {
        async none() {},
        async some(count) {
          lots = count;
        },
      }),
      [
        /(.箱)（累计平仓满 (\d+) 手）：(.+)/,
        (label = '', from = '', said = '') =>
          keepTo(
            label,
            said,
            // This would be enough if the shorter trade counted.
            () => operator.trade(visitor.account, 'XAUUSD', figure(from) - lots - 0.01),
            () => operator.trade(visitor.account, 'XAUUSD', 0.01),
          ),
      ],
      [
        /剩余数量以页面显示为准/,
        async () => {
          const leftIn = async (box: string, outcome: string) =>
            (await state()).boxes.find(({ id }) => id === box)?.outcomes.find(({ id }) => id === outcome)?.left;
          const things = BOXES.flatMap((box) =>
            box.outcomes
              .filter(({ stock }) => stock !== null)
              .map(({ id }) => ({ item: `treasure/${box.id}/${id}`, left: () => leftIn(box.id, id) })),
          );
          bringBack = await runOut(story, things);
          const place = await story.show();
          for (const [label, outcomes] of published) {
            await expectGone(place.getByRole('table', { name: `${label}：奖品、概率与剩余` }), outcomes);
          }
        },
      ],
      [
        /限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项/,
        async () => {
          const [first] = published.keys();
          const [unlimited, ...others] = published.get(first ?? '')?.filter(({ limited }) => !limited) ?? [];
          expect(others).toEqual([]);
          // Only the unlimited prize is left for the box.
          expect(await open(first ?? '')).toContain(unlimited?.label.replace(' 赠金', '') ?? '?');
          await bringBack();
        },
      ],
      [
        /(\d+ 克)足金金条为实物，成色足金 999，市场价约 \$\d+/,
        async (weight = '') => {
          const bars = [...published.values()].flat().filter(({ label }) => label.includes(weight));
          expect(bars.map(({ limited }) => limited)).toEqual([true]);
        },
      ],
      [
        /登录本页参与，奖品即时记入“我的奖品”，无需另行申请/,
        async () => {
          expect(await caller.rewardsOf(campaign.slug)).toHaveLength(1);
          await open([...published.keys()][1] ?? '');
          expect(await caller.rewardsOf(campaign.slug)).toHaveLength(2);
        },
      ],
      [/如需结束，将至少提前 (\d+) 日在本页公布截止时间/, end.announce],
      [
        /每只限开一次，不分先后/,
        async () => {
          const last = [...published.keys()].at(-1) ?? '';
          await end.toJustBefore();
          expect(await stateOf(last)).toBe('ready');
          await end.past();
          expect(await act('open', { box: boxOf(last)?.id ?? '' })).toBe('活动已结束');
        },
      ],
      [
        /截止前已达成的奖励，仍按原规则发放/,
        async () => {
          expect(await operator.run('rewards', { account: visitor.account })).toMatch(/待发放.*\n.*待发放/);
          await end.reopen();
        },
      ],
    ],
    [...FREE, ...DRAWN, [/限量的份数按每只各自计/, 'done with the eggs']],
  );
});
