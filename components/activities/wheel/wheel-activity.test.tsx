import { screen, waitFor, within } from '@testing-library/react';
import type { Outcome } from '@/lib/activities/odds';
import type { WheelState } from '@/lib/activities/wheel/contract';
import { toastStore } from '@/lib/browser/overlays/toast';
import { fakeActivity, renderIsland } from '../testing/fake-activity';
import { WheelActivity } from './wheel-activity';

const usd = (amount: number) => ({ label: '转盘礼', amount, unit: 'usd' as const });
const picture = { picture: '0123456789abcdef0123456789abcdef', alt: '五枚金币' };
const segments: Outcome[] = [
  { id: 'eight', label: '$8 赠金', prize: usd(8), odds: 1000, stock: 100 },
  { id: 'none', label: '再接再厉', prize: null, odds: 5000, stock: null },
  { id: 'big', label: '$88 赠金', prize: usd(88), odds: 25, stock: 2 },
  { id: 'thanks', label: '谢谢参与', prize: null, odds: 1975, stock: null },
  { id: 'five', label: '$5 赠金', prize: { ...usd(5), picture }, odds: 1000, stock: 50 },
  { id: 'again', label: '明天再试', prize: null, odds: 1000, stock: null },
];
const state = (spins: number | null, gone?: string): WheelState => ({
  kind: 'wheel',
  segments: segments.map(({ id, stock }) => ({ id, left: id === gone ? 0 : stock })),
  mine: spins === null ? null : { spins },
});
const island = (
  <WheelActivity
    slug="lottery-october"
    title="幸运转盘"
    segments={segments}
    credits={[{ from: 'day', count: 1, label: '每日登录' }]}
  />
);
const hub = (name: string) => screen.findByRole('button', { name });

test("stops the wheel on the server's segment and counts the remaining spins", async () => {
  const server = fakeActivity(state(2), {
    onAct: () => ({ state: state(1), outcome: { kind: 'wheel', segment: 'five' }, won: [usd(5)] }),
  });
  const { user } = renderIsland(island);
  await user.click(await hub('抽奖'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('$5');
  expect(dialog).toHaveAccessibleDescription(/\$5.*转盘礼/);
  expect(within(dialog).getByRole('img', { name: '五枚金币' })).toBeInTheDocument();
  expect(screen.getByText('恭喜您抽中“$5 赠金”。还可抽 1 次')).toBeInTheDocument();
  expect(server.acts).toMatchObject([{ action: 'spin', input: {} }]);
  // The fifth of six segments is 240 degrees from the pointer.
  expect(document.querySelector('[style*="rotate(120deg)"]')).toBeInTheDocument();
});

test('says that a segment has no prize', async () => {
  fakeActivity(state(1), { onAct: () => ({ state: state(0), outcome: { kind: 'wheel', segment: 'none' } }) });
  const { user } = renderIsland(island);
  await user.click(await hub('抽奖'));
  expect(await screen.findByText('停在“再接再厉”，这次没有奖品。今日次数已用完，明天再来。')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await hub('抽奖')).toBeDisabled();
});

test('reports a lost response and retries with the same key', async () => {
  let lost = true;
  const server = fakeActivity(state(1), {
    onAct: () => {
      if (!lost) return { state: state(0), outcome: { kind: 'wheel', segment: 'eight' }, won: [usd(8)] };
      lost = false;
      return 'network';
    },
  });
  const { user } = renderIsland(island);
  await user.click(await hub('抽奖'));
  await waitFor(() => expect(toastStore.get()?.text).toBe('网络异常，请重试'));
  await waitFor(async () => expect(await hub('抽奖')).not.toHaveAttribute('aria-disabled'));
  // The wheel points at no segment that the server has not drawn.
  expect(document.querySelector('[style*="rotate"]')).not.toBeInTheDocument();
  await user.click(await hub('抽奖'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('$8');
  expect(server.acts).toHaveLength(2);
  expect(server.acts[1]?.key).toBe(server.acts[0]?.key);
});

test('publishes odds and stock and marks a prize that is gone in the list and on the wheel', async () => {
  fakeActivity(state(1, 'big'));
  renderIsland(island);
  const row = await screen.findByRole('row', { name: /\$88 赠金/ });
  expect(within(row).getByText('0.25%')).toBeInTheDocument();
  expect(within(row).getByText('已发完')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /\$8 赠金/ })).toHaveTextContent('100 份');
  const marked = [...document.querySelectorAll('svg g')].filter((segment) => segment.textContent?.includes('已发完'));
  expect(marked.map(({ textContent }) => textContent)).toEqual(['$88赠金已发完']);
});

test("lists the visitor's prizes of the campaign with their status", async () => {
  const givenAt = '2026-11-20T16:30:00.000Z';
  fakeActivity(state(1), { rewards: [{ id: 1, slug: 'lottery-october', prize: usd(8), givenAt, state: 'given' }] });
  renderIsland(island);
  const entry = await screen.findByText('11月21日 00:30');
  expect(entry.closest('li')).toHaveTextContent('$8 赠金待发放');
});

test('lets visitors without a session try the wheel without a request', async () => {
  const server = fakeActivity(state(null));
  const { user } = renderIsland(island, { signedIn: false });
  await user.click(await hub('试转'));
  expect(await screen.findByText(/^试转停在“.+”。试转不计奖励，登录后即可正式抽奖。$/)).toBeInTheDocument();
  expect(server.acts).toHaveLength(0);
  expect(screen.getByRole('link', { name: '立即开户' })).toBeInTheDocument();
});

test.each([
  ['upcoming', '未开始'],
  ['ended', '已结束'],
] as const)('locks the hub and says why: %s', async (phase, word) => {
  fakeActivity(state(1), { phase, beginsAt: '2026-12-01T00:00:00.000Z' });
  renderIsland(island);
  expect(await hub(word)).toBeDisabled();
});

test('offers a retry if the state cannot be read', async () => {
  const server = fakeActivity(state(1), { down: true });
  const { user } = renderIsland(island);
  const retry = await hub('重试');
  server.down = false;
  await user.click(retry);
  expect(await hub('抽奖')).toBeEnabled();
});
