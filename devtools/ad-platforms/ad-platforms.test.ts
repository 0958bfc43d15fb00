import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerAdConversionsPage } from './ad-conversions-page';
import { developmentKeys } from './keys';
import { registerAdPlatforms } from './register';
import { AdPlatforms } from './stand-in';
import { tableText } from './table';

const { key: qihuKey = '', secret: qihuSecret = '' } = developmentKeys('qihu');
const { token: baiduToken = '' } = developmentKeys('baidu');
const NOW = 1_780_000_000;
const DETAIL = { qhclickid: '1234567890123456789', trans_id: 'a1', event: 'SUBMIT', event_time: NOW };
const DATA = { request_time: NOW, data_industry: 'ocpc_ps_convert', data_detail: DETAIL };
const LANDING = 'https://gold.example/newactivities/summer?bd_vid=8877665544';
const CONVERSION = { logidUrl: LANDING, newType: 3, convertTime: NOW };

let app: FastifyInstance;
let platforms: AdPlatforms;
beforeEach(() => {
  app = Fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  platforms = new AdPlatforms();
  registerAdPlatforms(app, platforms);
  registerAdConversionsPage(app, platforms.taken);
});

const md5 = (text: string) => createHash('md5').update(text).digest('hex');
const post = (url: string, payload: string, headers: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json;charset=utf-8', ...headers },
  });

async function toQihu(body: unknown, headers: Record<string, string> = {}): Promise<number> {
  const payload = JSON.stringify(body);
  const answer = await post('/dev/ad-platforms/qihu/uploadWebConvert', payload, {
    'app-key': qihuKey,
    'app-sign': md5(qihuSecret + payload),
    ...headers,
  });
  return answer.json().errno;
}

async function toBaidu(conversionTypes: unknown, token: string = baiduToken): Promise<number> {
  const url = '/dev/ad-platforms/baidu/ocpcapi/api/uploadConvertData';
  return (await post(url, JSON.stringify({ token, conversionTypes }), {})).json().header.status;
}

test.each([
  ['a conversion', { data: DATA }, {}, 0],
  ['a conversion without times', { data: { ...DATA, request_time: undefined } }, {}, 0],
  ['another key', { data: DATA }, { 'app-key': 'other' }, 1],
  ['a signature of another body', { data: DATA }, { 'app-sign': md5(`${qihuSecret}{}`) }, 2],
  [
    'an upper-case signature',
    { data: DATA },
    { 'app-sign': md5(qihuSecret + JSON.stringify({ data: DATA })).toUpperCase() },
    2,
  ],
  ['no signature', { data: DATA }, { 'app-sign': '' }, 2],
  ['an unwrapped body', DATA, {}, 3],
  ['milliseconds', { data: { ...DATA, request_time: NOW * 1000 } }, {}, 3],
  ['times as text', { data: { ...DATA, request_time: String(NOW) } }, {}, 3],
  ['a click id as a number', { data: { ...DATA, data_detail: { ...DETAIL, qhclickid: 123 } } }, {}, 3],
  ['no trans_id', { data: { ...DATA, data_detail: { ...DETAIL, trans_id: undefined } } }, {}, 3],
  ['another product line', { data: { ...DATA, data_industry: 'ocpc_zs_convert' } }, {}, 3],
  ['another content type', { data: DATA }, { 'content-type': 'text/plain' }, 3],
] as const)('answers %s like 360', async (_, body, headers, errno) => {
  expect(await toQihu(body, headers)).toBe(errno);
  expect(platforms.taken.all()).toHaveLength(errno === 0 ? 1 : 0);
});

test.each([
  ['a conversion', [CONVERSION], 0],
  ['a valid and an invalid conversion', [CONVERSION, { ...CONVERSION, newType: 'x' }], 1],
  ['an address without a click id', [{ ...CONVERSION, logidUrl: 'https://gold.example/' }], 2],
  ['an address of 1025 characters', [{ ...CONVERSION, logidUrl: LANDING.padEnd(1025, 'x') }], 2],
  ['milliseconds', [{ ...CONVERSION, convertTime: NOW * 1000 }], 2],
  ['no type', [{ logidUrl: LANDING }], 2],
  ['a payment without its time', [{ logidUrl: LANDING, newType: 46 }], 2],
  ['100 conversions together', Array.from({ length: 100 }, () => CONVERSION), 2],
  ['none', [], 2],
] as const)('answers %s like Baidu', async (_, types, status) => {
  expect(await toBaidu(types)).toBe(status);
});

test('rejects another token like Baidu', async () => {
  expect(await toBaidu([CONVERSION], 'other')).toBe(3);
  expect(platforms.taken.all()).toEqual([]);
});

test('fails as often as planned, and then accepts conversions again', async () => {
  platforms.failNext('baidu', 2);
  expect([await toBaidu([CONVERSION]), await toBaidu([CONVERSION]), await toBaidu([CONVERSION])]).toEqual([4, 4, 0]);
});

test('shows each conversion once, with its click id shortened', async () => {
  await toQihu({ data: DATA });
  await toQihu({ data: { ...DATA, request_time: NOW + 60 } });
  await toBaidu([CONVERSION]);
  const page = (await app.inject('/dev/conversions')).body;
  expect(page.match(/<section/g)).toHaveLength(2);
  expect(page).toContain('1234…6789');
  expect(page).toContain('<dt>上报次数</dt><dd>2</dd>');
  expect(page).toContain('gold.example/newactivities/summer');
  expect(page).not.toContain(DETAIL.qhclickid);
  expect(page).not.toContain('8877665544');
});

test('every platform takes each of its events, as docs/ad-platforms.md says', async () => {
  const text = await tableText();
  expect(text).not.toMatch(/refused:|again:/);
  expect(text.match(/\| (?:`\w+`|own action): /g)).toHaveLength(44);
});
