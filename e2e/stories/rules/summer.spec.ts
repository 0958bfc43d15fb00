import campaign from '@/campaigns/summer';
import { claimRows, DRAWN, FREE, onePerson, whoMay } from '../../support/rules/common';
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
      [/持有(.+)真实账户、年满 (\d+) 周岁的个人客户，新老客户均可参加/, whoMay(story, { action: 'spin' })],
      [/同一手机号、身份证件或银行卡，只可用一个账户参加/, onePerson(story)],
      ...wheel.oddsRows,
      [
        /转盘次数：每天 (\d+) 次，三件事完成后另得 (\d+)、(\d+)、(\d+) 次/,
        async (daily = '', ...more: string[]) => {
          spins = more.map(figure);
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
        /三件事：实名认证得 \$(\d+)/,
        async (dollars = '') => {
          await keepToBoth('verified', dollars, () => verify(story));
        },
      ],
      [
        /累计入金满 \$([\d,]+) 得 \$(\d+)/,
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
        /累计平仓满 (\d+) 手得 \$(\d+)/,
        async (from = '', dollars = '') => {
          // This would be enough if the shorter trade counted.
          await operator.trade(visitor.account, 'XAUUSD', Number((figure(from) - lots - 0.01).toFixed(2)));
          await keepToBoth('trade', dollars, () => operator.trade(visitor.account, 'XAGUSD', 0.01));
        },
      ],
      [/合计 \$(\d+)，各领一次/, async (all = '') => expect(sum()).toBe(figure(all))],
      ...wheel.prizeRows(0),
      [
        /(.+)为实物，限量，市场价约 \$\d+/,
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
    [...FREE, ...DRAWN, [/三件事完成后，在任务卡片上点击领取/, 'done with each task']],
  );
});
