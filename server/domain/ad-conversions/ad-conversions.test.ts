import { asc, eq } from 'drizzle-orm';
import { removeExpired } from '../../cleanup';
import { accounts } from '../../platform/database/schema/accounts';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';

const LANDING = 'http://bfzh.localhost:3000/newactivities/bull-market';
const PHONE = 'Mozilla/5.0 (Linux; Android 14) Mobile';
const QIHU = { qhclickid: '1234567890123456789' };
const BAIDU = { bd_vid: '8877665544', landingurl: `${LANDING}?bd_vid=8877665544&utm_source=baidu` };

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const stored = () =>
    database().orm.select().from(adConversions).orderBy(asc(adConversions.platform), asc(adConversions.id));
  const webConvert = (token: string, qhclickid: string, changes: object = {}) =>
    api.json(
      '/uploadWebConvert',
      {
        request_time: 1_780_000_000,
        data_industry: 'ocpc_ps_convert',
        data_detail: { qhclickid, trans_id: '10000001', event: 'SUBMIT', event_time: 1_780_000_000 },
        ...changes,
      },
      { token },
    );
  const upHtml = (token: string, fields: Record<string, string>) =>
    api.multipart('/apis/baiduapi/uphtml', fields, { token });

  test('stores a due conversion for each platform and event of a registration', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const { account } = (await visitor.register({ ...QIHU, ...BAIDU }, { headers: { 'user-agent': PHONE } })).json()
      .Data;
    const due = {
      account,
      event: 'form',
      state: 'pending',
      attempts: 0,
      isWap: true,
      registeredAt: api.clock.read(),
      nextAttemptAt: api.clock.read(),
      transId: expect.stringMatching(/^[0-9a-f]{32}$/),
    };
    expect(await stored()).toEqual([
      expect.objectContaining({ ...due, platform: 'baidu', clickId: BAIDU.bd_vid, landingUrl: BAIDU.landingurl }),
      expect.objectContaining({ ...due, platform: 'qihu', clickId: QIHU.qhclickid, landingUrl: null }),
      expect.objectContaining({
        ...due,
        platform: 'qihu',
        event: 'register',
        state: 'queued',
        clickId: QIHU.qhclickid,
      }),
    ]);
    expect(new Set((await stored()).map(({ transId }) => transId)).size).toBe(2);
    expect(JSON.stringify(await stored())).not.toContain(visitor.mobile);
  });

  test('distinguishes computers from phones, and stores nothing without a click', async () => {
    await new Visitor(api).join({ utm_source: 'baidu', utm_term: 'gold' });
    expect(await stored()).toEqual([]);
    await new Visitor(api).join(QIHU);
    expect(await stored()).toMatchObject([
      { event: 'form', isWap: false },
      { event: 'register', isWap: false },
    ]);
  });

  test('removes a conversion after the storage time of events', async () => {
    await new Visitor(api).join(QIHU);
    const later = (months: number) => {
      const timestamp = api.clock.read();
      timestamp.setUTCMonth(timestamp.getUTCMonth() + months);
      return timestamp;
    };
    await removeExpired(database().orm, later(23));
    expect(await stored()).toHaveLength(2);
    await removeExpired(database().orm, later(25));
    expect(await stored()).toEqual([]);
  });

  test('stores a visit from Baidu without a click as unmatched, and never sends it', async () => {
    const { token } = await new Visitor(api).join({ utm_source: 'any', bd: '1' });
    expect(await stored()).toMatchObject([{ platform: 'baidu', clickId: '', state: 'unmatched', nextAttemptAt: null }]);
    expect((await upHtml(token, { utm_source: 'any', bd: '1' })).json().Data).toEqual({ queued: false });
  });

  test.each(['{bd_vid}', '__BD_VID__', '[bd_vid]'])(
    'stores the macro %s as unmatched, and never sends it',
    async (macro) => {
      const { token } = await new Visitor(api).join({ bd_vid: macro, qhclickid: macro, utm_source: 'baidu' });
      const unmatched = { clickId: macro, state: 'unmatched', landingUrl: null, nextAttemptAt: null };
      expect(await stored()).toMatchObject([
        { platform: 'baidu', ...unmatched },
        { platform: 'qihu', ...unmatched },
      ]);
      expect((await webConvert(token, macro)).json().Data).toEqual({ queued: false });
    },
  );

  test.each([
    ['?utm_source=baidu&amp;bd_vid=V', {}],
    ['?utm_source=baidu?bd_vid=V', { bd_vid: '' }],
    ['?BD_VID=V', { bd_vid: '{bd_vid}' }],
  ])('finds the click in the landing address %s if the fields %j have none', async (search, fields) => {
    await new Visitor(api).join({ landingurl: LANDING + search, ...fields });
    const landingUrl = `${LANDING}?${search.includes('baidu') ? 'utm_source=baidu&' : ''}bd_vid=V`;
    expect(await stored()).toMatchObject([{ platform: 'baidu', clickId: 'V', state: 'pending', landingUrl }]);
  });

  test('stores no click that is a mobile number, from field or address', async () => {
    const number = '１３８00138000';
    const landingurl = `${LANDING}/${number}?bd_vid=${number}&qhclickid=V`;
    const { account } = await new Visitor(api).join({
      landingurl,
      bd_vid: number,
      utm_term: number,
      fromurl: landingurl,
    });
    const [row] = await database().orm.select().from(accounts).where(eq(accounts.number, account));
    expect(row).toMatchObject({ landing: {}, fromUrl: `${LANDING}/-?qhclickid=V` });
    expect(await stored()).toMatchObject([
      { platform: 'qihu', event: 'form', clickId: 'V' },
      { platform: 'qihu', event: 'register', clickId: 'V' },
    ]);
  });

  test('stores nothing for a rejected registration', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const wrong = api.sms.codeFor(visitor.mobile) === '000000' ? '111111' : '000000';
    expect((await visitor.register({ ...QIHU, code: wrong })).statusCode).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('stores each conversion once for 20 parallel registrations and 20 reports', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const headers = { 'idempotency-key': 'one form' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.register(QIHU, { headers })));
    const { token } = answers[0]?.json().Data ?? {};
    const reports = await Promise.all(Array.from({ length: 20 }, () => webConvert(token, QIHU.qhclickid)));
    expect(reports.map((report) => report.json().Data)).toEqual(reports.map(() => ({ queued: true })));
    expect((await stored()).map(({ event }) => event)).toEqual(['form', 'register']);
  });

  test('rejects reports of other clicks, of other accounts and without a session', async () => {
    const { token } = await new Visitor(api).join({ ...QIHU, ...BAIDU });
    const other = await new Visitor(api).join();
    expect((await upHtml(token, { bd_vid: BAIDU.bd_vid, utm_source: 'baidu' })).json().Data).toEqual({ queued: true });
    const refused = [
      await webConvert(token, 'another'),
      await webConvert(other.token, QIHU.qhclickid),
      await upHtml(token, { bd_vid: 'another' }),
      await upHtml(token, {}),
      await webConvert('', QIHU.qhclickid),
      await upHtml('', { bd_vid: BAIDU.bd_vid }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 401, 401]);
    expect(await stored()).toHaveLength(3);
  });

  test.each([
    ['milliseconds', { request_time: 1_780_000_000_000 }],
    ['an unknown kind of device', { data_industry: 'ocpc_zs_convert' }],
    ['the platform’s own data wrapper', { data: {}, data_detail: undefined }],
  ])('rejects a report with %s', async (_, changes) => {
    const { token } = await new Visitor(api).join(QIHU);
    expect((await webConvert(token, QIHU.qhclickid, changes)).statusCode).toBe(400);
  });

  test('rejects another method on the path, although it is outside the common prefix of calls', async () => {
    expect((await api.app.inject('/uploadWebConvert')).statusCode).toBe(405);
  });
});
