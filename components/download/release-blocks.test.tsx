import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReleaseBlocks } from './release-blocks';
import { ReleaseFacts } from './release-facts';

const SHA = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const rendered = { version: '5.1.0', updatedOn: '2025-04-09', notes: ['旧的说明'], androidPackage: null };
const release = {
  appCode: 'bfzh',
  appName: '绯羽交易',
  version: '5.2.1',
  updatedOn: '2025-06-01',
  notes: ['新的说明'],
  androidUrl: 'https://package.example/software/XY_101.apk',
  androidPackage: { bytes: 48_123_456, sha256: SHA },
  iosUrl: null,
};

/** The parts of a response that the page uses; jsdom has no Response. */
const answer = (body: string, status = 200) =>
  ({ ok: status < 400, status, headers: new Map(), text: async () => body }) as unknown as Response;
const answerOf = (Data: unknown) => answer(JSON.stringify({ IsSuccess: true, Data }));

let brand = 0;

/** Uses a new brand per test, because responses are cached by brand. */
function show(outcome: Response | Error, hasPackage = true) {
  const fetched = jest.fn(async () => {
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  globalThis.fetch = fetched as unknown as typeof fetch;
  brand += 1;
  const props = { rendered, appCode: `brand${brand}`, hasPackage };
  const view = render(
    <>
      <ReleaseFacts {...props} />
      <ReleaseBlocks {...props} />
    </>,
  );
  return { fetched, text: () => view.container.textContent ?? '' };
}

test("shows the server's release with a single request", async () => {
  const { fetched, text } = show(answerOf(release));
  expect(text()).toContain('版本 5.1.0');
  expect(text()).toContain('旧的说明');
  expect(await screen.findByText('版本 5.2.1')).toBeInTheDocument();
  expect(text()).toContain('2025年6月1日更新');
  expect(text()).toContain('45.9 MB');
  expect(text()).toContain('5.2.1\u00a0版更新内容新的说明');
  expect(text()).toContain('48,123,456 字节');
  expect(text()).toContain(SHA);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('copies the whole hash', async () => {
  const user = userEvent.setup();
  show(answerOf(release));
  await user.click(await screen.findByRole('button', { name: '复制校验值' }));
  expect(await navigator.clipboard.readText()).toBe(SHA);
  expect(screen.getByRole('button', { name: '已复制' })).toBeInTheDocument();
});

test.each([
  ['a device without packages', false, release],
  ['a server that knows neither size nor hash', true, { ...release, androidPackage: null }],
])("hides the file's data: %s", async (_, hasPackage, data) => {
  const { text } = show(answerOf(data), hasPackage);
  await screen.findByText('版本 5.2.1');
  expect(text()).not.toMatch(/SHA|MB|核对安装包/);
});

test.each<[string, Response | Error]>([
  ['no connection', new TypeError('failed')],
  ['a server error', answer('no', 500)],
  ['an HTML page', answer('<!doctype html>')],
  ['a rejection', answer('{"IsSuccess":false,"Data":"服务繁忙"}')],
  ['notes that are not a list', answerOf({ ...release, notes: 'x' })],
  ['an invalid date', answerOf({ ...release, updatedOn: '2025-02-30' })],
  ['an invalid hash', answerOf({ ...release, androidPackage: { bytes: 1, sha256: 'x' } })],
  ['a negative size', answerOf({ ...release, androidPackage: { bytes: -1, sha256: SHA } })],
])('keeps the rendered release after %s', async (_, outcome) => {
  const { fetched, text } = show(outcome);
  const before = text();
  await waitFor(() => expect(fetched).toHaveBeenCalled());
  await waitFor(() => expect(text()).toBe(before));
});
