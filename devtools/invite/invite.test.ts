import { eq } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { verifyIdentity } from '@/server/domain/identity/service';
import { accounts } from '@/server/platform/database/schema/accounts';
import { closeTrade, describeOnDatabase, TestApi, Visitor } from '@/server/testing';
import { developmentRoutes } from '../routes';

const LOCAL = { remoteAddress: '127.0.0.1', headers: { host: 'bfzh.localhost:3000' } };

describeOnDatabase((database) => {
  let api: TestApi;
  let app: FastifyInstance;
  beforeEach(async () => {
    api = await TestApi.on(database());
    app = Fastify();
    await app.register(developmentRoutes, { services: api.services });
  });
  afterEach(() => app.close());

  const open = (query: string, host = LOCAL.headers.host) =>
    app.inject({ url: `/old-user-brings-new-user${query}`, ...LOCAL, headers: { host } });
  const codeOf = async (account: string) => {
    const [own] = await database().orm.select().from(accounts).where(eq(accounts.number, account));
    return own?.inviteCode ?? '';
  };

  test('shows a visitor’s own link with the channel and without the token', async () => {
    const { account, token } = await new Visitor(api).join({ v: 'XY_7' });
    const page = await open(`?token=${token}`);
    expect(page.statusCode).toBe(200);
    const link = `http://bfzh.localhost:3000/newactivities/kh_7694_form?invitecode=${await codeOf(account)}&amp;appcode=bfzh&amp;v=XY_7`;
    expect(page.body).toContain(`<p class="link">${link}</p>`);
    expect(page.body).toContain('<title>绯羽贵金属 · 邀请好友</title>');
    expect(page.body).not.toContain(token);
    expect(page.body).toContain('data-address="/old-user-brings-new-user"');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  });

  test('takes the brand from the host, and draws a poster with the code', async () => {
    const { account, token } = await new Visitor(api).join();
    const page = await open(`?token=${token}`, 'gjs2.localhost:3000');
    expect(page.body).not.toContain('绯羽');
    const poster = /download="邀请海报.svg" href="data:image\/svg\+xml;base64,([\w+/=]+)"/.exec(page.body)?.[1] ?? '';
    expect(Buffer.from(poster, 'base64').toString()).toContain(`邀请码 ${await codeOf(account)}`);
    expect(page.body).not.toMatch(/ style=/);
  });

  test('shows masked friends only to their inviter, and whether they count', async () => {
    const [inviter, stranger] = [await new Visitor(api).join(), await new Visitor(api).join()];
    api.clock.move(60_000);
    const friend = new Visitor(api);
    const { account } = await friend.join({ invitecode: await codeOf(inviter.account) });
    const masked = `${friend.mobile.slice(0, 3)}****${friend.mobile.slice(-4)}`;
    expect((await open(`?token=${inviter.token}`)).body).toMatch(
      new RegExp(`<span>${masked.replaceAll('*', '\\*')}</span><b>待`),
    );
    const person = { account, name: '王小明', number: newIdentityNumber() };
    await verifyIdentity(api.services, person, api.clock.read());
    await closeTrade(database().orm, account, 1, api.clock.read());
    const page = await open(`?token=${inviter.token}`);
    expect(page.body).toContain(`<span>${masked}</span><b class="counts">已达标</b>`);
    expect(page.body).not.toContain(friend.mobile);
    expect((await open(`?token=${stranger.token}`)).body).not.toContain(masked);
  });

  test.each([
    ['without a token', '', 200],
    ['with an empty token', '?token=', 200],
    ['with an invalid token', `?token=${'a'.repeat(43)}`, 401],
  ])('%s asks for a login, with the way back', async (_, query, status) => {
    const page = await open(query);
    expect(page.statusCode).toBe(status);
    expect(page.body).toContain('请先登录');
    expect(page.body).toContain('href="/newactivities/invite-2412"');
    expect(page.body).toContain('data-address="/old-user-brings-new-user"');
  });
});
