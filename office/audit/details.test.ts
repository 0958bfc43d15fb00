import '../answer/words';
import { detailsOf } from './details';

test('names what an entry contains, and keeps what it has no words for', () => {
  const details = {
    operation: 'operators add',
    roles: 'support:bfzh,analyst',
    rewards: [1, 2],
    aloneLimit: null,
    signedIn: false,
    stoppedAt: '2026-06-01T04:00:00.000Z',
    hosts: [{ host: 'gold.example', was: 'no rule', is: 'bfzh' }],
    other: { a: 1 },
  };
  expect(detailsOf(details).map(({ name, text }) => `${name} ${text}`)).toEqual([
    '操作 邀请操作员',
    '角色 客服（bfzh）、数据分析',
    '奖励 1、2',
    '单独操作限额 无',
    '登录账户 否',
    '暂停时间 2026-06-01 12:00',
    '域名 gold.example：bfzh（原为 no rule）',
    'other {\n  "a": 1\n}',
  ]);
  expect(detailsOf({ effect: 'one\ntwo' })).toMatchObject([{ long: true }]);
});
