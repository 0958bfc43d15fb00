import { asc, eq } from 'drizzle-orm';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { identityInfoSubmit } from '@/lib/contract/user';
import { after, DAY } from '../../platform/clock/clock';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { AGREEMENTS } from '../../testing/agreements';
import { HostTable } from '../hosts/host-table';
import { verifyIdentity } from '../identity/service';
import { openPlatforms } from './platforms';
import { sendDue } from './send-due';
import { openStandIn, type StandIn } from './testing/open-stand-in';

const CLICK = { clickid: 'ocean-1' };
/** The version of the privacy clause that names the platforms; registrations of tests accept an earlier one. */
const NAMING = 'privacy-auth@2.4';
const AGREED = { agreements: `customer-agreement@1.0,${NAMING}` };

let standIn: StandIn;
describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
    standIn = await openStandIn(api.clock.read);
    const { services } = api;
    services.config = { ...services.config, conversions: standIn.access };
    services.agreements = { ...AGREEMENTS, versions: { ...AGREEMENTS.versions, 'privacy-auth': '2.4' } };
  });
  afterEach(() => standIn.close());
  const stored = () => database().orm.select().from(adConversions).orderBy(asc(adConversions.id));
  const states = async () => (await stored()).map(({ event, state }) => `${event} ${state}`);
  const statesAt = async (platform: string, account: string) =>
    (await stored())
      .filter((row) => row.platform === platform && row.account === account)
      .map(({ event, state }) => `${event} ${state}`);
  const join = (fields: Record<string, string>) => new Visitor(api).join({ ...AGREED, ...fields });
  const verify = (account: string, number = newIdentityNumber()) =>
    verifyIdentity(api.services, { account, name: '王小明', number }, api.clock.read());
  const deposit = (account: string, reference: string, amount = 100) =>
    api.run('import-deposits', {
      file: `account,reference,amount,settledAt\n${account},${reference},${amount},2026-06-01T11:00:00+08:00`,
    });
  const send = () =>
    sendDue({
      database: database(),
      vault: api.services.vault,
      clock: api.clock.read,
      platforms: openPlatforms(standIn.access),
      log: { warn: () => {} },
    });
  const taken = () => standIn.platforms.taken.all().map(({ event, reports }) => `${event} ${reports}`);

  test('reports five events of one click once each, from the facts that the server stores', async () => {
    const { account } = await join(CLICK);
    await verify(account);
    await deposit(account, 'C-1');
    await deposit(account, 'C-2');
    await api.run('report-invalid', { account, reason: 'wrong number' });
    await api.run('report-invalid', { account, reason: 'again' });
    for (let busy = await send(); busy > 0; busy = await send());
    expect(taken().sort()).toEqual(['deposit 1', 'form 1', 'invalid 1', 'register 1', 'verified 1']);
    expect(new Set((await states()).map((text) => text.split(' ')[1]))).toEqual(new Set(['sent']));
    expect(new Set((await stored()).map(({ transId }) => transId)).size).toBe(5);
    const [details] = standIn.platforms.taken.all().filter(({ event }) => event === 'deposit');
    expect(details?.details).toMatchObject({ event_type: 'active_pay', pay_amount: '' });
  });

  test('stores later events so that servers of an earlier release do not send them as forms', async () => {
    const { account } = await join({ qhclickid: 'q-1' });
    await verify(account);
    expect(await states()).toEqual(['form pending', 'register queued', 'verified queued']);
  });

  test('accepts what a server of an earlier release writes, and adds its later events', async () => {
    const { account } = await join({});
    await database()
      .orm.insert(adConversions)
      .values({
        platform: 'qihu',
        account,
        clickId: 'q-1',
        isWap: false,
        transId: '0'.repeat(32),
        registeredAt: api.clock.read(),
        state: 'sent',
        attempts: 1,
        changedAt: api.clock.read(),
      });
    await verify(account);
    expect(await states()).toEqual(['form sent', 'verified queued']);
  });

  test('holds later events back until the holder accepts a privacy clause that names the platforms', async () => {
    const { account, token } = await new Visitor(api).join({
      ...CLICK,
      agreements: 'customer-agreement@1.0,privacy-auth@2.4',
    });
    await database().orm.execute(`update consents set version = '2.3'`);
    await deposit(account, 'C-1');
    expect(await states()).toContain('deposit consent');
    await send();
    await send();
    expect(taken()).not.toContain('deposit 1');
    const fields = { name: '王小明', idcard: newIdentityNumber(), consent: NAMING, crossborder: NAMING };
    expect((await api.multipart(identityInfoSubmit.path, fields, { token })).statusCode).toBe(200);
    expect(await states()).toEqual(['form sent', 'register sent', 'deposit queued', 'verified queued']);
    await send();
    expect(taken()).toContain('deposit 1');
  });

  test('reports nothing that a platform may have got before a restore and would count twice, unless an operator does', async () => {
    const clicks = { ...CLICK, qhclickid: 'q-1' };
    const [one, other] = [await join(clicks), await join(clicks)];
    expect(await api.run('note-restore')).toContain('4 conversions are given up');
    api.clock.move(1);
    await deposit(one.account, 'C-1');
    await verify(one.account);
    await database().orm.execute(`update consents set version = '2.3'`);
    await deposit(other.account, 'C-2');
    expect(await statesAt('ocean', other.account)).toEqual(['form given_up', 'register given_up', 'deposit consent']);
    const fields = { name: '王小明', idcard: newIdentityNumber(), consent: NAMING, crossborder: NAMING };
    await api.multipart(identityInfoSubmit.path, fields, { token: other.token });
    for (const { account } of [one, other]) {
      const states = await statesAt('ocean', account);
      expect(states.sort()).toEqual(['deposit given_up', 'form given_up', 'register given_up', 'verified queued']);
      const recognized = await statesAt('qihu', account);
      expect(recognized.sort()).toEqual(['deposit queued', 'form pending', 'register queued', 'verified queued']);
    }
    await api.run('retry-ad-conversions', { platform: 'ocean' });
    expect(await states()).not.toContain('deposit given_up');
  });

  test('reports a person’s second account as invalid, and nothing of a mistyped number', async () => {
    const number = newIdentityNumber();
    await verify((await join({})).account, number);
    const { account } = await join(CLICK);
    await expect(verify(account, '110105194912310021')).rejects.toThrow();
    expect(await states()).toEqual(['form pending', 'register queued']);
    await expect(verify(account, number)).rejects.toThrow('document_refused');
    expect(await states()).toContain('invalid queued');
  });

  test('does not report a deposit of an account that had one before', async () => {
    const { account } = await join(CLICK);
    await deposit(account, 'C-1');
    await database().orm.delete(adConversions).where(eq(adConversions.event, 'deposit'));
    await deposit(account, 'C-2');
    expect(await states()).not.toContain('deposit queued');
  });

  test('reports no event after the days for which the platform counts a click', async () => {
    const { account } = await join(CLICK);
    api.clock.move(22 * DAY);
    await verify(account);
    expect(await states()).toEqual(['form pending', 'register queued']);
  });

  test('reports amounts only if a setting gives the rate', async () => {
    api.services.config = { ...api.services.config, conversions: { ...standIn.access, yuanPerDollar: 7.1 } };
    const { account } = await join(CLICK);
    await deposit(account, 'C-1', 50);
    for (let busy = await send(); busy > 0; busy = await send());
    const [found] = standIn.platforms.taken.all().filter(({ event }) => event === 'deposit');
    expect(found?.details).toMatchObject({ pay_amount: '355' });
  });

  test('stores nothing for a platform that the host or the missing key switches off', async () => {
    const rule = { host: 'bfzh.localhost', appCode: 'bfzh', adsOff: ['ocean' as const] };
    api.services.hosts = { current: () => new HostTable(1, { [rule.host]: rule }) };
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const both = { ...AGREED, ...CLICK, uctrackid: 'u', callback: 'k' };
    const landing = 'http://bfzh.localhost/newactivities/bull-market?uctrackid=u';
    await visitor.register({ ...both, landingurl: landing }, { headers: { host: 'bfzh.localhost:3000' } });
    expect(new Set((await stored()).map(({ platform }) => platform))).toEqual(new Set(['kuaishou', 'uc']));
    api.services.config = { ...api.services.config, conversions: {} };
    await join(CLICK);
    expect((await stored()).some(({ platform }) => platform === 'ocean')).toBe(false);
  });

  test('reports to Google only from hosts outside the mainland', async () => {
    await join({ gclid: 'g-1' });
    expect(await stored()).toEqual([]);
    const rule = { host: 'bfzh.localhost', appCode: 'bfzh', abroad: true as const };
    api.services.hosts = { current: () => new HostTable(1, { [rule.host]: rule }) };
    const visitor = new Visitor(api);
    await visitor.askForCode();
    await visitor.register({ ...AGREED, gbraid: 'g-2' }, { headers: { host: 'bfzh.localhost' } });
    expect(await stored()).toMatchObject([{ platform: 'google', clickId: 'g-2', click: { gbraid: 'g-2' } }, {}]);
    expect(await send()).toBe(2);
    expect(standIn.platforms.taken.all()[0]).toMatchObject({ clickId: 'g-2', details: { identifier: 'gbraid' } });
  });

  test('stores a click of a kilobyte', async () => {
    const callback = 'k'.repeat(1024);
    await join({ callback });
    expect((await stored()).map(({ clickId }) => clickId.length)).toEqual([1024, 1024]);
    await send();
    expect(standIn.platforms.taken.all()).toMatchObject([{ clickId: callback }, { clickId: callback }]);
  });

  test('waits as long as a busy platform asks', async () => {
    await join(CLICK);
    await database().orm.delete(adConversions).where(eq(adConversions.event, 'register'));
    standIn.platforms.failNext('ocean', 1, 'busy');
    await send();
    const [row] = await stored();
    expect(row).toMatchObject({ state: 'pending', lastAnswer: 'http 429' });
    expect(row?.nextAttemptAt).toEqual(after(api.clock.read(), 600_000));
  });
});
