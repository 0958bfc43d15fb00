import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CouponState } from '@/lib/activities/coupon/contract';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { logInOver, loginDialog } from '../testing/log-in';
import { CouponActivity, type CouponActivityProps } from './coupon-activity';

const COUPON: CouponActivityProps['coupons'][number] = {
  id: 'gold',
  label: '黄金包赔券',
  face: 50,
  condition: { type: 'deposit', from: 500 },
  hint: '累计入金满 $500 可领取',
  inForceAfterHours: 24,
  validDays: 15,
  stock: 100,
  terms: ['限伦敦金订单使用'],
};

type Own = NonNullable<CouponState['mine']>['coupons'][number];

const of = (state: Own['state'], left: number | null = 7, dates: Partial<Own> = {}): CouponState => ({
  kind: 'coupon',
  coupons: [{ id: 'gold', left }],
  mine: { coupons: [{ id: 'gold', state, from: null, to: null, ...dates }] },
});

const renderCoupons = (options = {}) =>
  renderIsland(<CouponActivity slug="compensate-plan" title="包赔券" coupons={[COUPON]} />, options);
const ticket = async () => (await screen.findByText(/黄金包赔券/)).closest('li') as HTMLElement;

const DATES = { from: '2026-05-03T04:00:00.000Z', to: '2026-05-17T16:00:00.000Z' };

test.each([
  ['locked', of('locked'), ['未解锁', '累计入金满 $500 可领取', '领取 24 小时后生效，有效期 15 天']],
  ['open', of('open'), ['可领取', '剩余 7 张']],
  ['claimed', of('claimed', 7, DATES), ['待生效', '将于 2026年5月3日 12:00 生效']],
  ['in-force', of('in-force', 7, DATES), ['生效中', '有效期至 2026年5月17日 24:00']],
  ['used', of('used', 7, DATES), ['已使用']],
  ['expired', of('expired', 7, DATES), ['已过期', '已于 2026年5月17日 24:00 过期']],
  ['sold-out', of('open', 0), ['已领完']],
] as const)('shows the status of a coupon that is %s', async (look, state, words) => {
  fakeActivity(state);
  renderCoupons();
  const shown = await ticket();
  expect(shown).toHaveAttribute('data-look', look);
  for (const word of words) expect(shown).toHaveTextContent(word);
  expect(screen.queryAllByRole('button', { name: '立即领取' })).toHaveLength(look === 'open' ? 1 : 0);
});

test('keeps a claimed coupon when the stock is gone', async () => {
  fakeActivity(of('in-force', 0, DATES));
  renderCoupons();
  expect(await ticket()).toHaveTextContent('生效中');
});

test('unfolds its terms', async () => {
  fakeActivity(of('open'));
  renderCoupons();
  const shown = await ticket();
  await userEvent.click(screen.getByText('使用规则'));
  expect(shown.querySelector('details')).toHaveAttribute('open');
  expect(shown).toHaveTextContent('限伦敦金订单使用');
});

test('claims a coupon by its id and shows it as claimed', async () => {
  const server = fakeActivity(of('open'));
  renderCoupons();
  server.onAct = () => ({ state: of('claimed', 6, DATES), won: [{ label: '黄金包赔券', amount: 50, unit: 'coupon' }] });
  await userEvent.click(await screen.findByRole('button', { name: '立即领取' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('$50券黄金包赔券');
  expect(server.acts[0]).toMatchObject({ kind: 'coupon', action: 'claim', input: { id: 'gold' } });
  expect(screen.getByText('待生效')).toBeInTheDocument();
});

test('shows the conditions without a session, claims after a login, and claims nothing after the end', async () => {
  const server = fakeActivity({ ...of('open'), mine: null });
  const { unmount } = renderCoupons({ signedIn: false });
  expect(await ticket()).toHaveTextContent('累计入金满 $500 可领取');
  expect(screen.getByText('登录后查看可领取的券，每券限领一次')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '登录后领取' }));
  await loginDialog();
  server.state = of('open');
  server.onAct = () => ({ state: of('claimed', 6, DATES), won: [{ label: '黄金包赔券', amount: 50, unit: 'coupon' }] });
  await logInOver(server);
  expect(await screen.findByText('待生效')).toBeInTheDocument();
  expect(server.acts).toMatchObject([{ action: 'claim', input: { id: 'gold' } }]);
  unmount();
  Object.assign(server, { state: of('open'), phase: 'ended' });
  renderCoupons();
  expect(await screen.findByRole('button', { name: '现不可领取' })).toBeDisabled();
});
