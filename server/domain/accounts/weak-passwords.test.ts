import { ApiProblem } from '../../platform/http/problem';
import { builtInHosts, type Hosts } from '../hosts/follow-hosts';
import { HostTable } from '../hosts/host-table';
import { requireStrongPassword } from './weak-passwords';

const OWN = { number: '88001634', mobile: '13849271630', appCode: 'bfzh' };
const COMMON = '该密码过于常见或已见于泄露的密码名单，容易被猜中，请换一个';

function sentenceFor(
  password: string,
  own: Parameters<typeof requireStrongPassword>[1] = OWN,
  hosts: Hosts = builtInHosts,
): string | undefined {
  try {
    requireStrongPassword(password, own, hosts);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    expect(error.problem.errors).toEqual([{ field: 'password', message: error.problem.Data }]);
    return error.problem.Data;
  }
  return undefined;
}

test.each([
  '1qaz2wsx',
  'Password1',
  'QQ123456',
  'a123456789',
  'abc12345',
  'P@ssw0rd',
  'woaini1314',
  'woaini520',
  'wang1234',
  '8888dragon',
  'dragon4321',
  'aaaa1111',
  'zz99999999',
  '01234567890123',
  '987654321',
  '马马马马马马马马',
])('%s is too common', (password) => {
  expect(sentenceFor(password)).toBe(COMMON);
});

test.each(['a13849271630', 'Ab49271630x', 'x88001634', '88001634Gold'])(
  '%s contains a number of its owner',
  (password) => {
    expect(sentenceFor(password)).toBe('密码不能包含本人的手机号或交易账号，请换一个');
  },
);

test.each([
  ['bfzh2026', 'bfzh'],
  ['2026BFZH!', 'BFZH'],
  ['feiyu20261', 'bfzh'],
  ['jiangzhang8848', 'bfzh2'],
  ['zhiluan20268', 'zfht3'],
])('%s is the name of the brand %s with digits', (password, appCode) => {
  expect(sentenceFor(password, { ...OWN, appCode })).toBe('密码不能由网站名称加数字组成，请换一个');
});

test("follows the host table: an added host's name counts as its brand's, a removed one's no longer does", () => {
  const changes = { 'goldnest.example': { host: 'goldnest.example', appCode: 'bfzh' }, 'ad.feiyu.example': null };
  const table = new HostTable(1, changes);
  expect(table.mistakes).toEqual([]);
  expect(sentenceFor('Goldnest2026')).toBeUndefined();
  expect(sentenceFor('Goldnest2026', OWN, { current: () => table })).toBe('密码不能由网站名称加数字组成，请换一个');
  expect(sentenceFor('Goldnest2026', { ...OWN, appCode: 'qfbd' }, { current: () => table })).toBeUndefined();
});

test.each([
  'gold2026',
  'Kaihu2026',
  'bfzh-Tiger-77',
  'purple7horse',
  'x9k2m4p7',
  'feiyuhorse26',
  'wang1987tea',
  '7391840265',
  '马到成功从电池到订书钉',
  'horse battery staple',
])('%s is accepted', (password) => {
  expect(sentenceFor(password)).toBeUndefined();
});

test('accepts brand names for an account without a known number or brand', () => {
  for (const own of [{}, { number: '88001634', mobile: null, appCode: null }, { appCode: '' }, { appCode: 'nobody' }]) {
    expect(sentenceFor('Tiger-77-horse', own)).toBeUndefined();
    expect(sentenceFor('bfzh2026', own)).toBeUndefined();
  }
});
