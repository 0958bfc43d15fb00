import { loadFresh } from '../testing/load-fresh';

/** Sends two requests in a row with a simulated `fetch`; returns the `keepalive` of each attempt. */
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

test('sends a request that may outlive the page', async () => {
  expect(await sendTwice(answer)).toEqual([true, true]);
});

test('stops using keepalive in a browser that rejects it', async () => {
  expect(await sendTwice(({ keepalive }) => (keepalive ? failing() : answer()))).toEqual([true, undefined, false]);
});

test('tries keepalive again after a connection that fails both ways', async () => {
  expect(await sendTwice(failing)).toEqual([true, undefined, true, undefined]);
});
