import campaign from '@/campaigns/kh-7694-form';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { callerAt } from '../../support/rules/caller';
import { claimRows, FREE, onePerson, whoMay } from '../../support/rules/common';
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
      [/首次在(.+)开立真实账户、年满 (\d+) 周岁的个人客户/, whoMay(story, collect(VERIFIED?.id))],
      [/同一手机号、身份证件或银行卡，仅可参加一次/, onePerson(story)],
      [
        /(.+)：注册真实账户并通过实名认证，获赠 \$(\d+)/,
        (title = '', dollars = '') =>
          keepTo(title, dollars, async () => {
            await verify(story);
          }),
      ],
      [
        /(.+)：首次入金单笔满 \$([\d,]+) 或等值货币，获赠 \$(\d+)/,
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
        /(.+)：累计平仓满 (\d+) 手，获赠 \$(\d+)/,
        async (title = '', from = '', dollars = '') => {
          traded = { id: idOf(title), from: figure(from) };
          await trade(traded.from - 0.01);
          await keepTo(title, dollars, () => trade(0.01));
        },
      ],
      [
        /三项分别计算、各领一次，合计 \$(\d+)/,
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
      [/本活动自本页发布之日起长期开放，每日 00:00 至 24:00 均可参加/, 'any time will do'],
      [/自每份赠金存入之日起 \d+ 天内，累计平仓满 \d+ 手，该份赠金转为可出金余额/, 'the trading platform keeps to it'],
      [/在此之前申请出金的，账户内尚未转换的赠金将随出金扣除/, 'the trading platform keeps to it'],
      [/因赠金交易产生的盈利，不受影响/, 'the trading platform keeps to it'],
      [/达成后登录本页，在对应的任务上点击“领取”，系统按账户的真实认证、入金与平仓记录核对/, 'done with each task'],
      [/逾期未到账的，请联系在线客服并提供账号，客服将在 2 个工作日内核实答复/, 'operators keep to it'],
      [/开仓 1 手并平仓 1 手，计为 1 手/, 'the trading platform reports trades that are closed'],
      [/仅开仓未平仓的不计入/, 'the trading platform reports trades that are closed'],
      [/伦敦金 1 手为 100 盎司，伦敦银 1 手为 5,000 盎司/, 'a unit'],
      [/不足 1 手的按实际手数累加/, 'done with the lots'],
      [/每份赠金自存入之日起 \d+ 天内有效/, 'the trading platform keeps to it'],
      [/到期未转换的赠金自动收回，不影响账户内的自有资金/, 'the trading platform keeps to it'],
      [/使用虚假资料，或以他人名义开户/, 'found out by operators'],
      [/利用报价延迟、系统故障等非正常手段交易，或以锁仓、对冲等方式虚增手数/, 'found out by operators'],
      [/经核实存在上述情形的，取消领取资格并收回尚未转换的赠金/, 'operators decide'],
      [/赠金不构成对收益的承诺，也不会降低交易本身的风险/, 'a warning'],
    ],
  );
});
