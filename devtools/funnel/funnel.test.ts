import Fastify, { type FastifyInstance } from 'fastify';
import { variantTables } from '@/brands/tables';
import { addPageLoads } from '@/server/domain/page-loads/store';
import { storeEvents } from '@/server/domain/tracking/store';
import { describeOnPglite, TestApi } from '@/server/testing';
import { VISIT } from '@/server/testing/visit';
import { developmentRoutes } from '../routes';

const MOBILE = '13800138000';
const SCRIPT = '"><script>alert(1)</script>';

// The clock of the tests is at noon of 2026-06-01 in Beijing.
describeOnPglite((database) => {
  let app: FastifyInstance;
  beforeEach(async () => {
    const api = await TestApi.on(database());
    app = Fastify();
    await app.register(developmentRoutes, { services: api.services });
    const did = (clientid: string, eventname: 'z1' | 'rr2', detail: Partial<(typeof VISIT)['detail']>) => ({
      ...VISIT,
      clientid,
      eventname,
      detail: { ...VISIT.detail, currenturl: 'https://feiyu.example/newactivities/bbwy', ...detail },
    });
    const events = [
      did('visitor-one', 'z1', { plan: SCRIPT, keyworld: '' }),
      did('visitor-one', 'rr2', { plan: SCRIPT, keyworld: '', mobile: MOBILE }),
      did('visitor-two', 'z1', { plan: '', keyworld: SCRIPT }),
    ];
    await storeEvents(
      database().orm,
      api.services.vault,
      events,
      { userAgent: undefined, tables: variantTables },
      api.clock.read(),
    );
  });
  const read = (query = '', path = '/dev/funnel') =>
    app.inject({ url: `${path}${query}`, remoteAddress: '127.0.0.1', headers: { host: 'bfzh.localhost:3000' } });
  const rowsOf = (html: string) =>
    [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      row
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/),
    );

  test('shows no visits for an arm without visitors', async () => {
    expect((await read('?arm=7-plain')).body).not.toContain('id="funnel-words"');
    expect((await read('?arm=-')).body).toContain('<desc id="funnel-words">访问 2，');
  });

  test('shows the last seven days in chart and table', async () => {
    const page = await read();
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(
      '<desc id="funnel-words">访问 2，填写手机号 1，发送验证码 0，开户成功 0，首次入金 0</desc>',
    );
    expect(rowsOf(page.body).slice(-2)).toEqual([
      ['2026-06-01', '2', '1', '50.0%', '0', '0.0%', '0', '-', '0', '-'],
      ['合计', '2', '1', '50.0%', '0', '0.0%', '0', '-', '0', '-'],
    ]);
  });

  test('shows markup in plans and keywords as text, and no personal data', async () => {
    const page = await read(`?by-plan=1&by-keyword=1&plan=${encodeURIComponent(SCRIPT)}`);
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page.body).not.toContain('<script');
    expect(page.body).not.toMatch(/style=|visitor-|138\d{8}/);
    expect(page.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[^']+';/);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(rowsOf(page.body)).toHaveLength(3);
  });

  test('links a value of the table to its own funnel', async () => {
    const page = await read('?from=2026-06-01&to=2026-06-01&by-plan=1&by-keyword=1');
    const links = [...page.body.matchAll(/<td class="keyword"><a href="([^"]*)">/g)].map(([, href = '']) => href);
    const own = await read(`?${links[0]?.replaceAll('&amp;', '&').split('?')[1]}`);
    expect(rowsOf(own.body)).toHaveLength(3);
    expect(own.body).toContain('selected');
  });

  test('shows pages sent and visits received below the funnel', async () => {
    expect((await read()).body).not.toContain('脚本是否正常');
    const day = '2026-06-01';
    await addPageLoads(database().orm, [
      { day, engine: 'chromium', version: '<69', pages: 1200, visits: 6 },
      { day, engine: 'other', version: 'unknown', pages: 5, visits: 0 },
    ]);
    const page = await read();
    expect(page.body).toContain('脚本是否正常');
    expect(page.body).toContain('&lt;69');
    expect(rowsOf(page.body).slice(-3)).toEqual([
      ['Chromium', '&lt;69', '1,200', '6', '0.5%'],
      ['其他内核', '未知', '5', '0', '0.0%'],
      ['合计', '1,205', '6', '0.5%'],
    ]);
  });

  test('downloads the same figures as a file', async () => {
    const file = await read('?by-host=1&by-brand=1&from=2026-06-01&to=2026-06-01', '/dev/funnel.csv');
    expect(file.headers['content-disposition']).toBe('attachment; filename="funnel-2026-06-01-2026-06-01.csv"');
    expect(file.body).toBe(
      '\uFEFFhost,brand,visits,phones,codes,accounts,deposits\r\nfeiyu.example,bfzh,2,1,0,0,0\r\n',
    );
  });

  test.each([
    ['?from=2026-02-30', '日期无效'],
    ['?from=2026-06-02&to=2026-06-01', '开始日期晚于结束日期'],
    ['?from=2020-01-01&to=2026-06-01', '一次最多查看 366 天'],
  ])('answers %s with a sentence', async (query, sentence) => {
    const page = await read(query);
    expect([page.statusCode, page.body.includes(sentence)]).toEqual([400, true]);
    expect(page.body).toContain('value="2026-05-26"');
    expect(await read(query, '/dev/funnel.csv')).toMatchObject({
      statusCode: 400,
      body: expect.stringContaining(sentence),
    });
  });

  test('says that days have no records', async () => {
    const page = await read('?from=2026-05-01&to=2026-05-02');
    expect(page.body).toContain('没有记录');
    expect(page.body).not.toContain('<table>');
  });

  test.each(['/dev/funnel', '/dev/funnel.csv'])('%s answers only this machine and rejects a NUL', async (url) => {
    expect((await app.inject({ url, remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
    expect((await read('?plan=a%00b', url)).statusCode).toBe(400);
  });
});
