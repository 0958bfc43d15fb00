import campaign from '@/campaigns/summer';
import { claimRows, DRAWN, FREE, participantRows } from '../../support/rules/common';
import { depositor } from '../../support/rules/first-deposit';
import { lotRows } from '../../support/rules/lots';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { besides, expect, test, verify } from '../../support/rules/story';
import { tasksOf } from '../../support/rules/tasks';
import { wheelOf } from '../../support/rules/wheel';

const SEGMENTS = campaign.activities.flatMap((activity) => (activity.kind === 'wheel' ? activity.segments : []));
const TASKS = campaign.activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : []));
const titleOf = (type: string) => TASKS.find(({ condition }) => condition.type === type)?.title ?? '';

test('tasks beside a wheel keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'wheel');
  const { visitor, operator } = story;
  const wheel = wheelOf(story, SEGMENTS);
  const { expectCredits, spin, expectNoMore } = wheel;
  const errands = besides(story, 'tasks');
  const { idOf, keepTo, sum } = tasksOf(errands, TASKS);
  const collect = () =>
    ({ slug: campaign.slug, kind: 'tasks', action: 'collect', input: { task: idOf(titleOf('verified')) } }) as const;
  /** Credits that the tasks have still to give, in order. */
  let spins: number[] = [];
  let lots = 0;

  /** The task gives its prize together with its credits. */
  async function keepToBoth(type: string, dollars: string, done: () => Promise<unknown>) {
    const [credits = 0, ...rest] = spins;
    spins = rest;
    await expectNoMore();
    await keepTo(titleOf(type), dollars, async () => {
      await done();
    });
    await expectCredits(credits);
    await spin(credits);
    await expectNoMore();
  }

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'spin' }),
      ...wheel.oddsRows,
      [
        /转盘次数：每天 (\d+) 次/,
        async (daily = '') => {
          // A day's credits expire with the day.
          for (const days of [0, 2]) {
            if (days > 0) await story.passDays(days);
            await expectCredits(figure(daily));
            await spin(figure(daily));
            await expectNoMore();
          }
        },
      ],
      [
        /(?:通过实名认证|累计入金满 \$[\d,]+ |累计平仓满 \d+ 手)得 (\d+) 次/,
        async (credits = '') => {
          spins.push(figure(credits));
        },
      ],
      [
        /.+：通过实名认证，得 \$(\d+) 赠金/,
        async (dollars = '') => {
          await keepToBoth('verified', dollars, () => verify(story));
        },
      ],
      [
        /.+：累计入金满 \$([\d,]+)，得 \$(\d+) 赠金/,
        async (from = '', dollars = '') => {
          await operator.deposit(visitor.account, figure(from) - 0.01);
          await keepToBoth('deposit', dollars, () => operator.deposit(visitor.account, 0.01));
        },
      ],
      ...lotRows(story, {
        none: expectNoMore,
        async some(count) {
          lots = count;
        },
      }),
      [
        /.+：累计平仓满 (\d+) 手，得 \$(\d+) 赠金/,
        async (from = '', dollars = '') => {
          // This would be enough if the shorter trade counted.
          await operator.trade(visitor.account, 'XAUUSD', Number((figure(from) - lots - 0.01).toFixed(2)));
          await keepToBoth('trade', dollars, () => operator.trade(visitor.account, 'XAGUSD', 0.01));
        },
      ],
      [/各领一次，合计 \$(\d+)/, async (all = '') => expect(sum()).toBe(figure(all))],
      ...wheel.prizeRows(0),
      [
        /(.+)为实物，市场价约 \$\d+/,
        async (label = '') =>
          expect(wheel.published()).toContainEqual(expect.objectContaining({ label, limited: true })),
      ],
      ...claimRows(story, {
        async reach() {
          story.visitor = await depositor(story);
        },
        async collect() {
          // A verification after the end earns nothing.
          expect(await (await depositor(story)).caller.act(collect())).toBe('任务尚未完成');
          expect(await errands.win('collect', collect().input)).toContain('$');
          await wheel.expectEnded();
        },
        late: () => errands.act('collect', collect().input),
      }),
    ],
    [
      ...FREE,
      ...DRAWN,
      [/三项不分先后，完成一项可领一项/, 'done with each task'],
      [/转盘每天的次数当天有效，不累积/, 'done with the days'],
      [/其余次数在活动结束前有效，不可转让/, 'done with the end'],
    ],
  );
});
