import campaign from '@/campaigns/newcomer-2510';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { callerAt } from '../../support/rules/caller';
import { claimRows, FREE, participantRows } from '../../support/rules/common';
import { exclusiveRows } from '../../support/rules/first-deposit';
import { lotRows } from '../../support/rules/lots';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';
import { tasksOf } from '../../support/rules/tasks';

const TASKS = campaign.activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : []));
const FIRST_DEPOSIT = TASKS.find(({ exclusive }) => exclusive)?.id ?? '';

test('the tasks keep to each sentence of their rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'tasks');
  const { visitor, operator, act, win, caller } = story;
  const later: (() => Promise<void>)[] = [];
  let lots = 0;
  const callerOf = (token: string) => callerAt(story.origin, () => token);
  const { idOf, keepTo, sum } = tasksOf(story, TASKS);
  const trade = async (count: number) => {
    await operator.trade(visitor.account, 'XAUUSD', count);
    lots += count;
  };

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, { action: 'collect', input: { task: TASKS[0]?.id ?? '' } }),
      [
        /五项依次完成，前一项完成后才可领取后一项/,
        async () => {
          // A later task is locked while an earlier one is open.
          await verify({ caller: story.caller });
          const last = TASKS.at(-1)?.id ?? '';
          expect(await act('collect', { task: last })).toBe('请先完成上一项任务');
        },
      ],
      [
        /各领一次，合计 \$(\d+)/,
        async (all = '') => {
          later.push(async () => expect(sum()).toBe(figure(all)));
        },
      ],
      [/(.+)：开立真实账户，得 \$(\d+) 赠金/, (title = '', dollars = '') => keepTo(title, dollars, async () => {}, '')],
      [/(.+)：通过实名认证，得 \$(\d+) 赠金/, (title = '', dollars = '') => keepTo(title, dollars, async () => {}, '')],
      [
        /(.+)：绑定本人名下的银行卡，得 \$(\d+) 赠金/,
        (title = '', dollars = '') =>
          keepTo(title, dollars, async () => {
            expect(await caller.bindCard()).toBe('');
          }),
      ],
      [
        /(.+)：首次入金单笔满 \$([\d,]+)，得 \$(\d+) 赠金/,
        async (title = '', from = '', dollars = '') => {
          const other = await story.openAccount();
          // Only the first deposit counts, and it was a cent too small.
          await operator.deposit(other.account, figure(from) - 0.01);
          await operator.deposit(other.account, figure(from));
          const theirs = callerOf(other.token);
          expect(await theirs.verify(newIdentityNumber())).toBe('');
          expect(await theirs.bindCard()).toBe('');
          const target = {
            slug: campaign.slug,
            kind: 'tasks',
            action: 'collect',
            input: { task: idOf(title) },
          } as const;
          expect(await theirs.act(target)).toBe('任务尚未完成');
          await keepTo(title, dollars, async () => {
            await operator.deposit(visitor.account, figure(from));
          });
        },
      ],
      ...exclusiveRows(
        story,
        campaign.title,
        { kind: 'tasks', action: 'collect', input: { task: FIRST_DEPOSIT } },
        (theirs) => theirs.bindCard(),
      ),
      ...lotRows(story, {
        async none() {},
        async some(count) {
          lots += count;
        },
      }),
      [
        /(.+)：累计平仓满 (\d+) 手，得 \$(\d+) 赠金/,
        async (title = '', from = '', dollars = '') => {
          // The next trade would complete the task if shorter trades counted.
          await trade(figure(from) - lots - 0.01);
          await keepTo(title, dollars, () => trade(0.01));
          for (const check of later) await check();
        },
      ],
      ...claimRows(story, {
        async reach() {
          // An account opened in time has done the first task; one opened afterwards has not.
          story.visitor = await story.openAccount();
        },
        async collect() {
          const late = callerOf((await story.openAccount()).token);
          const first = { slug: campaign.slug, kind: 'tasks', action: 'collect', input: { task: TASKS[0]?.id ?? '' } };
          expect(await late.act({ ...first, kind: 'tasks' })).toBe('任务尚未完成');
          expect(await win('collect', { task: TASKS[0]?.id ?? '' })).toContain('$2 ');
        },
        late: () => act('collect', { task: TASKS[0]?.id ?? '' }),
      }),
    ],
    [...FREE, [/首期自 2025 年 10 月 1 日开始，国庆与中秋同在假期之中/, 'what has been']],
  );
});
