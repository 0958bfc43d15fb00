import { loadFresh } from '../testing/load-fresh';

/** Sends one request after another, each in a browser that treats `keepalive` as told; answers which were kept alive. */
async function sendTwice(fetchOnce: (init: RequestInit) => Promise<Response>): Promise<(boolean | undefined)[]> {
  const { requestBeyondPage } = await loadFresh(() => import('./request-beyond-page'));
  const sent: (boolean | undefined)[] = [];
  window.fetch = (_url, init = {}) => {
    sent.push(init.keepalive);
    return fetchOnce(init);
  };
  const send = () => requestBeyondPage('/x', { method: 'POST', body: '[]' }, {}, async ({ status }) => status);
  await send().catch(() => {});
  await send().catch(() => {});
  return sent;
}

const answer = async () => ({ status: 200 }) as Response;
const failing = async () => {
  throw new TypeError('Failed to fetch');
};

test('a request may outlive the page', async () => {
  expect(await sendTwice(answer)).toEqual([true, true]);
});

test('a browser that refuses that is asked once', async () => {
  expect(await sendTwice(({ keepalive }) => (keepalive ? failing() : answer()))).toEqual([true, undefined, false]);
});

test('a connection that fails either way says nothing of the browser', async () => {
  expect(await sendTwice(failing)).toEqual([true, undefined, true, undefined]);
});
