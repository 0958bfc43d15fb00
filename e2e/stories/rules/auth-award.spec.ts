import campaign from '@/campaigns/auth-award';
import { claimRows, FREE, LOTS_TURN_BONUS_ALONE, onePerson, whoMay } from '../../support/rules/common';
import { depositor } from '../../support/rules/first-deposit';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';
import { tasksOf } from '../../support/rules/tasks';

const TASKS = campaign.activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : []));
const [FIRST, LAST] = [TASKS[0], TASKS.at(-1)];
const IN_SEQUENCE = /各项依次完成，每项领取一次，合计 \$(\d+)/;

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
      [/持有(.+)真实账户、年满 (\d+) 周岁的个人客户，新老客户均可参加/, whoMay(story, collect())],
      [/同一身份证件、银行卡只可参加一次/, onePerson(story)],
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
        /(.+)：填写姓名与身份证号码，提交后当场核对。奖励 \$(\d+)/,
        (title = '', dollars = '') =>
          keepTo(title, dollars, async () => {
            await verify(story);
          }),
      ],
      [
        /(.+)：本人名下的储蓄卡，出金也走这一张。奖励 \$(\d+)/,
        (title = '', dollars = '') =>
          keepTo(title, dollars, async () => {
            expect(await caller.bindCard()).toBe('');
          }),
      ],
      [IN_SEQUENCE, async (all = '') => expect(sum()).toBe(figure(all))],
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
    [
      ...FREE,
      ...LOTS_TURN_BONUS_ALONE,
      [/登录本页，在完成的任务上点击“领取”，系统按账户的真实记录核对，无需上传凭证/, 'done with each task'],
    ],
  );
});
