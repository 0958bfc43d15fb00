import { readFileSync } from 'node:fs';
import { parse } from 'acorn';
import { OUTDATED_BROWSER } from '@/lib/contract/collect';
import { collect } from '@/lib/contract/tracking';
import { LINK_FAULTS } from '@/lib/query/query-pairs';
import { storableAddress } from '@/lib/query/storable-address';
import { DAMAGED_LINKS } from '@/lib/query/testing/damaged-links';
import { buildEvent, channelName } from '@/lib/tracking/build-event';

const SCRIPT = readFileSync('components/document/outdated-browser.js', 'utf8');
const sent: string[] = [];

/** Runs the script in a page with this content before the main element. */
function run(content: string, { location = window.location as { hostname: string }, agent = 'Chrome/57.0' } = {}) {
  document.body.innerHTML = `${content}<main id="content">words</main>`;
  class Request {
    open = jest.fn();
    setRequestHeader = jest.fn();
    send = (body: string) => sent.push(body);
  }
  new Function('location', 'navigator', 'XMLHttpRequest', SCRIPT)(location, { userAgent: agent }, Request);
}

const event = () => collect.request.parse(JSON.parse(sent[0] ?? ''))[0];
const sentence = () => document.getElementById('outdated-browser')?.textContent;

beforeEach(() => {
  sent.length = 0;
  document.documentElement.dataset.package = 'XY_101';
  Object.assign(window, { outdated: LINK_FAULTS });
});
afterEach(() => Reflect.deleteProperty(window, 'outdated'));

test('is written in ES5', () => {
  expect(() => parse(SCRIPT, { ecmaVersion: 5 })).not.toThrow();
});

test("records the same visit as the pages' own scripts, without a token", () => {
  const query = '?utm_medium=cpc&utm_term=%E9%BB%84%E9%87%91&%54oken=s3cret&utm_campaign=a+b&utm_content=u=1&v=XY_77';
  window.history.replaceState(null, '', `/newactivities/kh_7694_form${query}`);
  run('');
  const address = window.location.href.replace('&%54oken=s3cret', '');
  const now = event()?.eventtime ?? 0;
  expect(event()).toEqual(
    buildEvent('z1', { address, clientId: '', v: 'XY_77', browser: `${OUTDATED_BROWSER} Chrome 57`, now }),
  );
});

test.each(DAMAGED_LINKS)("records the same as the pages' own scripts for a link with %s: %s", (_, search, { v }) => {
  window.history.replaceState(null, '', `/newactivities/kh_7694_form${search}`);
  run('');
  const { detail } = event() ?? {};
  expect(detail?.currenturl).toBe(storableAddress(window.location.href));
  expect(detail?.packageid).toBe(v ?? 'XY_101');
});

test.each(['?v=XY_7?invitecode=AB12', '?GCLID=a&amp;hw_callback%3Db，'])('reads %s as the pages do', (search) => {
  window.history.replaceState(null, '', `/newactivities/kh_7694_form${search}`);
  run('');
  expect(event()?.detail.currenturl).toBe(storableAddress(window.location.href));
});

test("leaves the visitor's telephone number and name out of the address", () => {
  const query = '?a=1&mobile=1&Phone=1&x=13800138000&%E5%A7%93%E5%90%8D=a&real_name=b&utm_content=13800138000';
  window.history.replaceState(null, '', `/newactivities/kh_7694_form${query}`);
  run('');
  expect(event()?.detail.currenturl).toBe('http://localhost/newactivities/kh_7694_form?a=1&utm_content=13800138000');
});

test.each([
  'localhost',
  'www.gold.example',
  'gold.com.hk',
  'a.b.co.uk',
  'gold.gz.cn',
  'gold.xn--55qx5d.cn',
  'gold.or.jp',
  '127.0.0.1',
  'bfzh.localhost',
])("names the same channel for %s as the pages' own scripts", (hostname) => {
  run('', { location: { hostname, host: hostname, protocol: 'https:', pathname: '/', search: '' } as never });
  expect(event()?.detail).toMatchObject({ channelname: channelName(hostname), packageid: 'XY_101' });
});

test.each([
  ['Mozilla/5.0 (Linux; Android 8.0) Chrome/62.0.3202 MQQBrowser/6.2', 'Outdated Chrome 62'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 11_0) Version/11.0 Mobile/15A Safari/604.1', 'Outdated Safari 11'],
  ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Outdated IE 11'],
  ['Mozilla/4.0 (compatible; MSIE 8.0)', 'Outdated IE 8'],
  ['UCWEB', 'Outdated'],
])('names %s %s', (agent, name) => {
  run('', { agent });
  expect(event()?.detail.version).toBe(name);
});

test('shows the message above the content, with a link to the app if the page has one', () => {
  run('<a data-download="" href="/app.apk">APP</a>');
  expect(sentence()).toBe(
    '您的浏览器版本过低，本页的开户、活动和行情无法使用。请下载APP继续，或更新浏览器、换用其他浏览器后重新打开本页。',
  );
  expect(document.querySelector('#outdated-browser a')).toHaveProperty('pathname', '/app.apk');
  expect(document.getElementById('content')?.previousElementSibling?.id).toBe('outdated-browser');
});

test('says to switch the engine in a browser with two engines', () => {
  run('', { agent: 'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko' });
  expect(sentence()).toContain('极速模式');
});
