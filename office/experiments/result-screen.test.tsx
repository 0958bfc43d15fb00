import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Answer, Sentence } from '@/server/operations/common/answer';
import { words } from '@/server/operations/experiments/words';
import type { RowOf } from '@/server/operations/words';
import { operationsQuery } from '../api/operations';
import { setUpKit } from '../testing/kit';
import { ExperimentResult } from './result-screen';

jest.mock('@tanstack/react-router', () => ({ Link: 'a', useParams: jest.fn() }));
// Asks the router, which the form does not need otherwise.
jest.mock('../parts/use-unsaved', () => ({ useUnsaved: () => {} }));

beforeEach(setUpKit);

const EXPERIMENT: Omit<RowOf<'experiment'>, 'verdict'> = {
  ...{ revision: 7, campaign: 'bull-market', brand: 'all', state: 'running', hypothesis: '标题直说好处，开户更多' },
  ...{ subject: 'text', measure: 'accounts', smallest: 0.05, share: 1, from: '2026-11-01T02:00:00.000Z', to: null },
  ...{ counted: 2_000, waiting: 1_234, window: 1, needed: 4_000 },
  ...{ winner: null, next: null, endedBy: null, reason: null, learned: null },
};
const FIRST: RowOf<'experiment_arms'> = {
  ...{ arm: 'plain', weight: 0.5, visitors: 1_000, phones: 300, codes: 250, accounts: 100, verified: 50, deposits: 20 },
  ...{ rate: 0.1, low: null, change: null, high: null },
  ...{ accountsLow: null, accountsGained: null, accountsHigh: null, dollarsLow: null, dollarsGained: null },
  dollarsHigh: null,
};
const ARMS = [FIRST, { ...FIRST, arm: 'calm', accounts: 120, rate: 0.12, low: 0.02, change: 0.2, high: 0.41 }];
const RATIO = [
  { arm: 'plain', expected: 1_000, seen: 1_400 },
  { arm: 'calm', expected: 1_000, seen: 600 },
];

/** Shows an experiment with a verdict to an operator who may end it, and returns what the server receives. */
function show(code: string, params: Sentence['params'] = {}) {
  const received: Record<string, unknown>[] = [];
  global.fetch = (async (_: string, { body }: { body: string }) => {
    received.push(JSON.parse(body));
    const preview = { details: {}, needsApproval: false, effect: 'e1' };
    return { ok: true, status: 200, json: async () => ({ answer: [], preview }) };
  }) as never;
  const client = new QueryClient();
  const end = { name: 'experiments end', title: '结束实验', summary: '', audited: true, previewable: true, fields: [] };
  const subjects = [{ title: '实验', operations: [end] }];
  client.setQueryData(operationsQuery.queryKey, { subjects, titles: {}, campaigns: [], brands: [] });
  const answer: Answer = [
    words.table('experiment', [{ ...EXPERIMENT, verdict: { kind: 'sentence', code, params } }]),
    words.table('experiment_ratio', RATIO),
    words.table('experiment_arms', ARMS),
  ];
  render(
    <QueryClientProvider client={client}>
      <ExperimentResult answer={answer} />
    </QueryClientProvider>,
  );
  return received;
}

test('shows only the ratio, and nothing that compares arms, if visitors are divided wrongly', () => {
  show('verdict_mismatch', { arm: 'calm', expected: 1_000, seen: 600 });
  expect(screen.getByText('1,400')).toBeVisible();
  expect(screen.queryByText(/与对照组相比/)).toBeNull();
  expect(screen.queryByText('从访问到首次入金')).toBeNull();
});

test('says how many visitors count later, and how far the smallest arm is', () => {
  show('verdict_undecided');
  expect(screen.getByText(/另有 1,234 名访客要等 1 天后才计入/)).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
});

test('ends, once the operator has seen the effect, without the better arm if the operator wants the original', async () => {
  const received = show('verdict_better', { arm: 'calm' });
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  press('结束实验');
  expect(screen.getByLabelText(/calm.*更好/)).toBeChecked();
  fireEvent.click(screen.getByLabelText('都不采用，恢复原版'));
  fill(/学到/, '直说好处');
  press('看看会怎样');
  expect(await screen.findByText('请写明原因')).toBeVisible();
  expect(received).toEqual([]);
  fill(/为什么/, '够了');
  press('看看会怎样');
  const input = { revision: '7', reason: '够了', learned: '直说好处' };
  await waitFor(() => expect(received).toEqual([{ input, preview: true }]));
  fireEvent.click(await screen.findByText('确认执行'));
  await waitFor(() => expect(received[1]).toEqual({ input, effect: 'e1' }));
});
