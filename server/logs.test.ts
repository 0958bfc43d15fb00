import { buildApp } from './app';
import { startPglite } from './database/pglite';
import { bankCards } from './identity/tables';
import { createWebhookSender } from './sms/webhook-sender';
import { TestApi } from './testing/api';
import { describeOnPglite } from './testing/databases';
import { createFromTemplate } from './testing/template';
import { PASSWORD, Visitor } from './testing/visitor';

const IDENTITY = { name: '王小明', idcard: '11010519491231002X' };
const CARD = { bank: '示例商业银行', card: '6217000011112222337' };
const WEBHOOK_TOKEN = 'gateway-s3cret';

describeOnPglite((database) => {
  test('the finest log holds no number, code, password, token or identity, when calls succeed and when they fail', async () => {
    const log: string[] = [];
    const logger = { level: 'trace', stream: { write: (line: string) => void log.push(line) } };
    const api = await TestApi.on(database());
    const build = (services = api.services) =>
      buildApp({ siteOrigin: 'http://localhost:9', development: false, logger, calls: { services } });
    const failing = await startPglite(await createFromTemplate());
    await failing.close();
    const apps = {
      sound: await build(),
      withoutGateway: await build({
        ...api.services,
        smsSender: createWebhookSender({ url: 'http://127.0.0.1:9/sms', token: WEBHOOK_TOKEN }),
      }),
      withoutDatabase: await build({ ...api.services, database: failing }),
    };
    const visitor = new Visitor(api);
    let token = '';
    const post = (app: keyof typeof apps, url: string, fields: Record<string, string>) =>
      apps[app].inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded', token },
        payload: new URLSearchParams(fields).toString(),
      });
    const ask = { mobile: visitor.mobile, ticket: '', randstr: '' };
    const login = { account: visitor.mobile, password: PASSWORD, signtype: '1', loginAccountType: '1', fromtype: '1' };
    const everyCall = async (app: keyof typeof apps) => [
      await post(app, '/apis/validateSendcode', { ...ask, appcode: 'bfzh' }),
      await post(app, '/apis/web/account/register', visitor.registration()),
      await post(app, '/apis/zk/login', { ...login, ticket: '', randstr: '' }),
      await post(app, `/apis/uc/user/userinfo/identityInfoSubmitI?${new URLSearchParams(IDENTITY)}`, {}),
      await post(app, '/apis/uc/user/userinfo/identityInfoSubmitI', IDENTITY),
      await post(app, '/apis/uc/user/userinfo/bankCardSubmit', CARD),
      await post(app, '/apis/uc/user/userinfo/bankCardSubmit', { ...CARD, card: CARD.card.slice(1) }),
      await post(app, `/apis/other?mobile=${visitor.mobile}&token=${token}`, {}),
    ];

    expect((await post('withoutGateway', '/apis/validateSendcode', ask)).statusCode).toBe(503);
    await post('sound', '/apis/validateSendcode', { ...ask, appcode: 'bfzh' });
    const code = api.sms.codeFor(visitor.mobile);
    const registered = await post('sound', '/apis/web/account/register', visitor.registration());
    token = registered.json().Data.token;
    expect((await everyCall('sound')).map(({ statusCode }) => statusCode)).toContain(200);
    const [stored] = await database().orm.select().from(bankCards);
    const failures = await everyCall('withoutDatabase');
    expect(failures.slice(0, 6).map(({ statusCode }) => statusCode >= 500)).toEqual(Array(6).fill(true));
    await Promise.all(Object.values(apps).map((app) => app.close()));

    const written = log.join('');
    expect(written).toContain('Failed query');
    const secrets = [
      visitor.mobile.slice(0, 8),
      PASSWORD,
      token,
      WEBHOOK_TOKEN,
      ...Object.values(IDENTITY),
      ...Object.values(CARD),
    ];
    expect(stored?.lastDigits).toBe('2337');
    for (const secret of secrets) expect(written).not.toContain(secret);
    expect(written).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)`));
  });
});
