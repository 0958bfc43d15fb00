import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { setUpKit } from '../../testing/kit';
import { EditText } from './edit-text';

// Asks the router, which the form does not need otherwise.
jest.mock('../../parts/use-unsaved', () => ({ useUnsaved: () => {} }));

const TEXT = { base: 3, title: '页', theme: 'ink', hero: { headline: '牛在走', lead: '引言' }, rules: {} };
const STORED = {
  ...TEXT,
  arms: [
    { name: 'A', weight: 50, patch: {} },
    { name: 'B', weight: 50, patch: { hero: { headline: '看得懂' } } },
  ],
  experiment: { hypothesis: '说清楚更好', measure: 'accounts', smallest: 10, share: 100 },
};

beforeEach(setUpKit);

/** Opens the editor on a server that keeps the inputs that it receives. */
function open(text: object = TEXT) {
  const sent: { name: string; input: Record<string, string> }[] = [];
  global.fetch = (async (url: string, { body = '{}' }: { body?: string } = {}) => {
    const name = decodeURIComponent(String(url).split('/').at(-1) ?? '');
    const { input } = JSON.parse(body);
    sent.push({ name, input });
    const content = JSON.stringify(input?.revision ? text : TEXT);
    const answer = name === 'campaigns text' ? [{ kind: 'document', type: 'application/json', content }] : [];
    return { ok: true, status: 200, json: async () => ({ answer }) };
  }) as never;
  const view = render(
    <ConfigProvider button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={new QueryClient()}>
        <EditText
          campaign="bull-market"
          brand={undefined}
          revision={text === TEXT ? undefined : 7}
          replaced={undefined}
          brands={[{ value: 'bfzh', label: '百福' }]}
          notes={[]}
          onStored={() => {}}
        />
      </QueryClientProvider>
    </ConfigProvider>,
  );
  return { sent, ...view };
}

const headline = () => screen.getByLabelText('主标题');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

test('an arm is written beside the first one, and stored with what it changes and with its experiment', async () => {
  const { sent } = open();
  await press('做实验');
  choose(/^B 组/);
  fireEvent.change(headline(), { target: { value: '看得懂' } });
  choose(/^A 原版/);
  expect(headline()).toHaveValue('牛在走');
  expect(screen.getByRole('button', { name: '核对并送审' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('假设'), { target: { value: '说清楚更好' } });
  await press('核对并送审');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('region', { name: 'B 组' })).toHaveTextContent('看得懂');
  await press('只存草稿');
  const file = JSON.parse(sent.find(({ name }) => name === 'campaigns edit')?.input.file ?? '');
  expect(file).toEqual(STORED);
});

test('a revision goes on with its arms, and an experiment that is given up stays so on this device', async () => {
  const first = open(STORED);
  expect(await screen.findByText('改 1 处 · 50%')).toBeVisible();
  await press('不做实验');
  await press('不做了');
  expect(headline()).toHaveValue('牛在走');
  first.unmount();
  open(STORED);
  expect(await screen.findByRole('button', { name: '做实验' })).toBeVisible();
});
