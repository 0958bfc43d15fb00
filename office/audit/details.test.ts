import { nameOperations } from '@/server/operations/common/define-words';
import '../answer/words';
import { detailsOf as read } from './details';

nameOperations({ 'operators add': '邀请操作员' });

const NAMES = { campaign: new Map([['summer', '夏日狂欢']]), brand: new Map([['bfzh', '砚衡贵金属']]) };
const detailsOf = (details: Parameters<typeof read>[0]) => read(details, NAMES);

test('names what an entry contains, and keeps what it has no words for', () => {
  const details = {
    operation: 'operators add',
    roles: 'support:bfzh,analyst',
    rewards: [1, 2],
    aloneLimit: null,
    signedIn: false,
    stoppedAt: '2026-06-01T04:00:00.000Z',
    hosts: [{ host: 'gold.example', was: '没有规则', is: 'bfzh' }],
    brand: 'bfzh',
    by: 'mobile',
    unit: 'usd',
    movedAlone: 1250,
    owed: [{ campaign: 'summer', kind: 'wheel', count: 2, won: [7, 8] }],
    other: { a: 1 },
  };
  expect(detailsOf(details).map(({ name, text }) => `${name} ${text}`)).toEqual([
    '操作 邀请操作员',
    '角色 客服（bfzh）、数据分析',
    '奖励 1、2',
    '单独操作限额 无',
    '登录账户 否',
    '暂停时间 2026-06-01 12:00',
    '域名 gold.example：bfzh（原为 没有规则）',
    '品牌 砚衡贵金属',
    '依据 手机号',
    '单位 美元',
    '单独动用金额 $1,250',
    '待抵扣的次数 活动 夏日狂欢，玩法 转盘，数量 2，抽中的奖励 7、8',
    'other a 1',
  ]);
  expect(detailsOf({ effect: 'one\ntwo' })).toMatchObject([{ long: true }]);
});
