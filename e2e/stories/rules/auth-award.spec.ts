import campaign from '@/campaigns/auth-award';
import { claimRows, FREE, LOTS_TURN_BONUS_ALONE, participantRows } from '../../support/rules/common';
import { depositor } from '../../support/rules/first-deposit';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';
import { tasksOf } from '../../support/rules/tasks';

const TASKS = campaign.activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : []));
const [FIRST, LAST] = [TASKS[0], TASKS.at(-1)];
const IN_SEQUENCE = /两项依次完成，前一项完成后才可领取后一项/;

test('the award for verification keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'tasks');
  const { act, win, caller } = story;
  const { keepTo, sum } = tasksOf(story, TASKS);
  const collect = (task = FIRST) =>
    ({ slug: campaign.slug, kind: 'tasks', action: 'collect', input: { task: task?.id ?? '' } }) as const;

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, collect()),
      [
        /本活动长期开放，早先已经认证的账户也可领取/,
        async () => {
          const verified = await depositor(story);
          await story.passDays(1);
          expect(await verified.caller.act(collect())).toBe('');
          expect(await verified.caller.act(collect())).toBe('该奖励已领取');
        },
      ],
      [IN_SEQUENCE, async () => expect(await act('collect', { task: LAST?.id ?? '' })).toBe('请先完成上一项任务')],
      [
        /(.+)：通过实名认证，得 \$(\d+) 赠金/,
        (title = '', dollars = '') =>
          keepTo(title, dollars, async () => {
            await verify(story);
          }),
      ],
      [
        /(.+)：绑定本人名下的银行卡，得 \$(\d+) 赠金/,
        (title = '', dollars = '') =>
          keepTo(title, dollars, async () => {
            expect(await caller.bindCard()).toBe('');
          }),
      ],
      [/各领一次，合计 \$(\d+)/, async (all = '') => expect(sum()).toBe(figure(all))],
      ...claimRows(story, {
        async reach() {
          story.visitor = await depositor(story);
        },
        async collect() {
          // A verification after the end earns nothing.
          expect(await (await depositor(story)).caller.act(collect())).toBe('任务尚未完成');
          expect(await win('collect', collect().input)).toContain(`$${FIRST?.prize?.amount} `);
        },
        late: () => act('collect', { task: FIRST?.id ?? '' }),
      }),
    ],
    [...FREE, ...LOTS_TURN_BONUS_ALONE],
  );
});
