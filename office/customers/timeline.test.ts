import type { Figures, Table, Value } from '@/server/operations/common/answer';
import { nameOperations } from '@/server/operations/common/define-words';
import { timelineOf } from './timeline';

nameOperations({ 'log-out': '强制下线' });

const say = (code: string, params: Record<string, Value> = {}) => ({ kind: 'sentence', code, params }) as const;
const tableOf = (table: string, row: Record<string, Value>): Table => ({
  kind: 'table',
  table,
  columns: Object.keys(row),
  rows: [Object.values(row)],
});
const registration: Figures = {
  kind: 'figures',
  table: 'registration',
  columns: ['opened'],
  values: [say('account_opened', { at: '2026-06-01T04:00:00.000Z', seen: '2026-06-01T04:00:00.000Z' })],
};
const listOf = (...tables: Table[]) =>
  timelineOf({ registration, tables }, () => '夏日').map(({ what, text }) => `${what}：${text}`);

test('lists what happened from every section, the newest first', () => {
  const settled = say('fund_state', { state: 'settled', reversal: null });
  const closed = say('fund_state', { state: 'closed', reversal: null });
  const time = (minute: number) => `2026-06-01T05:0${minute}:00.000Z`;
  expect(
    listOf(
      tableOf('consents', { time: time(9), for: 'registration' }),
      tableOf('verifications', { time: time(1), what: 'identity', state: 'verified', value: null }),
      tableOf('deposits', { time: time(2), reference: '13800138000-1', amount: 200, state: settled }),
      tableOf('trades', { opened: null, closed: time(3), reference: 'T', symbol: 'XAUUSD', lots: 1.5, state: closed }),
      tableOf('activity_acts', { time: time(4), campaign: 'summer', kind: 'wheel', act: '1', what: {} }),
      tableOf('reward_history', { time: time(5), id: 1, state: 'given', label: '$8 赠金', campaign: 'summer' }),
      tableOf('customer_events', { time: time(6), event: 'rr3' }),
      tableOf('customer_sessions', { opened: time(7), device: 'iphone' }),
      tableOf('operations_on_customer', {
        time: time(8),
        operator: 'Li Na',
        operation: 'log-out',
        details: { reason: '13800138000 来电' },
      }),
    ),
  ).toEqual([
    '操作员：Li Na，强制下线，****** 来电',
    '登录：苹果手机',
    '短信：获取验证码',
    '奖励：$8 赠金，夏日，现在待发放',
    '参与：夏日，转盘',
    '交易：XAUUSD 1.5 手，已平仓',
    '入金：$200，已到账',
    '实名认证：已认证',
    '开户：开立账户',
  ]);
});

test('leaves out visits, and look-ups that showed nothing', () => {
  const lookUp = { time: '2026-06-01T05:00:00.000Z', operator: 'Li Na', operation: 'customer', details: {} };
  const visit = tableOf('customer_events', { time: '2026-06-01T05:00:00.000Z', event: 'z1' });
  expect(listOf(tableOf('operations_on_customer', lookUp), visit)).toHaveLength(1);
});

test('marks the opening of the account', () => {
  expect(timelineOf({ registration, tables: [] }, () => '')).toMatchObject([{ what: '开户', opening: true }]);
});
