import campaign from '@/campaigns/kh-7694-form';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { callerAt } from '../../support/rules/caller';
import { claimRows, FREE, participantRows } from '../../support/rules/common';
import { depositor, exclusiveRows } from '../../support/rules/first-deposit';
import { paidRow } from '../../support/rules/payment';
import { figure, keepToRules } from '../../support/rules/reading';
import { expect, test, verify } from '../../support/rules/story';
import { tasksOf } from '../../support/rules/tasks';

const TASKS = campaign.activities.flatMap((activity) => (activity.kind === 'tasks' ? activity.tasks : []));
const VERIFIED = TASKS.find(({ condition }) => condition.type === 'verified');
const FIRST_DEPOSIT = TASKS.find(({ exclusive }) => exclusive);
const NOT_YET = '任务尚未完成';

test('the account opening keeps to each sentence of its rules', async ({ beginStory }) => {
  const story = await beginStory(campaign.slug, 'tasks');
  const { visitor, operator, act, win, openAccount } = story;
  const { idOf, keepTo, sum } = tasksOf(story, TASKS);
  const collect = (id = '') => ({ kind: 'tasks', action: 'collect', input: { task: id } }) as const;
  const trade = async (lots: number) => {
    await operator.trade(visitor.account, 'XAUUSD', lots);
  };
  let traded = { id: '', from: 0 };

  await keepToRules(
    story,
    [
      paidRow(story),
      ...participantRows(story, collect(VERIFIED?.id)),
      [
        /(.+)：通过实名认证，得 \$(\d+) 赠金/,
        (title = '', dollars = '') =>
          keepTo(title, dollars, async () => {
            await verify(story);
          }),
      ],
      [
        /(.+)：首次入金单笔满 \$([\d,]+)，得 \$(\d+) 赠金/,
        async (title = '', from = '', dollars = '') => {
          // Only the first deposit counts, and it was a cent too small.
          const { caller } = await depositor(story, figure(from) - 0.01, figure(from));
          expect(await caller.act({ slug: campaign.slug, ...collect(idOf(title)) })).toBe(NOT_YET);
          await keepTo(title, dollars, async () => {
            await operator.deposit(visitor.account, figure(from));
          });
        },
      ],
      ...exclusiveRows(story, campaign.title, collect(FIRST_DEPOSIT?.id)),
      [
        /(.+)：累计平仓满 (\d+) 手，得 \$(\d+) 赠金/,
        async (title = '', from = '', dollars = '') => {
          traded = { id: idOf(title), from: figure(from) };
          await trade(traded.from - 0.01);
          await keepTo(title, dollars, () => trade(0.01));
        },
      ],
      [
        /各领一次，合计 \$(\d+)/,
        async (all = '') => {
          expect(sum()).toBe(figure(all));
          // No task waits for another.
          const { account, caller } = await depositor(story);
          await operator.trade(account, 'XAUUSD', traded.from);
          expect(await caller.act({ slug: campaign.slug, ...collect(traded.id) })).toBe('');
        },
      ],
      [
        /持仓不足 (\d+) 分钟的交易，至多计入累计手数的 (\d+)%/,
        async (minutes = '', percent = '') => {
          const held = figure(minutes) * 60;
          const { account, caller } = await depositor(story);
          const collects = () => caller.act({ slug: campaign.slug, ...collect(traded.id) });
          // Short trades count at most their share beside the full ones, however many there are.
          await operator.trade(account, 'XAUUSD', traded.from * 10, held - 1);
          expect(await collects()).toBe(NOT_YET);
          const full = traded.from * (1 - figure(percent) / 100);
          await operator.trade(account, 'XAUUSD', Number((full - 0.01).toFixed(2)), held);
          expect(await collects()).toBe(NOT_YET);
          await operator.trade(account, 'XAUUSD', 0.01, held);
          expect(await collects()).toBe('');
        },
      ],
      ...claimRows(story, {
        async reach() {
          story.visitor = await openAccount();
          expect(await callerAt(story.origin, () => story.visitor.token).verify(newIdentityNumber())).toBe('');
        },
        async collect() {
          // A verification after the end earns nothing.
          const late = await depositor(story);
          expect(await late.caller.act({ slug: campaign.slug, ...collect(VERIFIED?.id) })).toBe(NOT_YET);
          const task = VERIFIED?.id ?? '';
          expect(await win('collect', { task })).toContain(`$${VERIFIED?.prize?.amount} `);
        },
        late: () => act('collect', { task: VERIFIED?.id ?? '' }),
      }),
    ],
    [
      ...FREE,
      [/三项不分先后，完成一项可领一项/, 'done with the sum'],
      [/自每份赠金存入之日起 \d+ 天内，累计平仓满 \d+ 手，该份赠金转为可出金余额/, 'the trading platform keeps to it'],
      [/转为可出金余额之前申请出金的，尚未转换的赠金随出金扣除/, 'the trading platform keeps to it'],
      [/不足一手的按实际手数累计，精确到 0.01 手/, 'done with the lots'],
    ],
  );
});
