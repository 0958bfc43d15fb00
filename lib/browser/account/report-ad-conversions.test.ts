import { baiduUpHtml, uploadWebConvert } from '../../contract/conversions';
import { reportAdConversions } from './report-ad-conversions';

const ACCOUNT = { account: '88001600', token: 'a'.repeat(43) };
const NOW = 1_780_000_000_123;

let sent: { url: string; init: RequestInit }[];
let answer: () => Promise<unknown>;
beforeEach(() => {
  sent = [];
  answer = async () => ({ ok: true, status: 200, text: async () => '{"IsSuccess":true,"Data":{"queued":true}}' });
  window.fetch = ((url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  }) as typeof fetch;
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  document.documentElement.dataset.device = 'mobile';
});

test('reports no conversion for a visitor who came without an advertisement', () => {
  reportAdConversions({ utm_source: 'baidu', utm_term: 'gold' }, ACCOUNT);
  expect(sent).toEqual([]);
});

test('reports no conversion for macros that were not replaced', () => {
  reportAdConversions({ utm_source: 'baidu', bd_vid: '{bd_vid}', qhclickid: '__QHCLICKID__' }, ACCOUNT);
  expect(sent).toEqual([]);
});

test('starts both reports before the call returns, with keepalive and the new token', () => {
  reportAdConversions({ qhclickid: '12', bd_vid: '7' }, ACCOUNT);
  expect(sent.map(({ url }) => url)).toEqual([baiduUpHtml.path, uploadWebConvert.path]);
  for (const { init } of sent) {
    expect(init.keepalive).toBe(true);
    expect(new Headers(init.headers).get('token')).toBe(ACCOUNT.token);
  }
});

test('reports to 360 in its format, in seconds and without a key', () => {
  reportAdConversions({ qhclickid: '12' }, ACCOUNT);
  const body = JSON.parse(String(sent[0]?.init.body));
  expect(uploadWebConvert.request.parse(body)).toEqual({
    request_time: 1_780_000_000,
    data_industry: 'ocpc_ms_convert',
    data_detail: { qhclickid: '12', trans_id: ACCOUNT.account, event: 'SUBMIT', event_time: 1_780_000_000 },
  });
  expect([...new Headers(sent[0]?.init.headers).keys()]).not.toEqual(expect.arrayContaining(['app-key']));
});

test('reports to Baidu as a form with the landing parameters', () => {
  reportAdConversions({ bd_vid: '7', utm_source: 'baidu', v: 'XY_9' }, ACCOUNT);
  const fields = Object.fromEntries(sent[0]?.init.body as FormData);
  expect(baiduUpHtml.request.parse(fields)).toEqual({ bd_vid: '7', utm_source: 'baidu', v: 'XY_9' });
});

test('logs a failure without click id or token and does not throw', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  reportAdConversions({ qhclickid: 'click-12' }, ACCOUNT);
  await new Promise((resolve) => setTimeout(resolve));
  expect(log.mock.calls).toEqual([['A conversion could not be reported: network.']]);
});
