import { asc, eq } from 'drizzle-orm';
import { clauseOf } from '@/clauses';
import { acceptAgreements, agreementInfo } from '@/lib/contract/agreement';
import { userInfo } from '@/lib/contract/user';
import { after, HOUR } from '../../platform/clock/clock';
import { consents } from '../../platform/database/schema/privacy';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { readRevisions } from '../revisions/store';
import { publish } from '../revisions/testing/publish';

const SLUG = 'customer-agreement';
const PRIVACY = 'privacy-auth@1.2';
const OUTDATED = '协议已更新，请刷新页面后重新阅读并同意';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  /** Publishes a version of the customer agreement that comes into force in an hour. */
  async function publishVersion(version: string, more: { asksAgain?: true } = {}): Promise<void> {
    const { effectiveOn: _, ...clause } = clauseOf(SLUG) ?? {};
    const at = api.clock.read();
    const patch = { ...clause, ...more, version };
    await publish(database().orm, { subject: 'clause', slug: SLUG, patch, at, from: after(at, HOUR).getTime() });
    const table = await readRevisions(database().orm, api.services.revisions.current());
    api.services.revisions = { current: () => table };
  }
  const pass = () => api.clock.move(HOUR);
  const put = async (version: string, more?: { asksAgain?: true }) => {
    await publishVersion(version, more);
    pass();
  };
  const inForce = async () => {
    const { agreements } = (await api.send(agreementInfo.path, {})).json().Data;
    return agreements.find(({ slug }: { slug: string }) => slug === SLUG);
  };
  const pending = async ({ token }: { token: string }) =>
    (await api.send(userInfo.path, { token })).json().Data.agreements;
  const accept = (agreements: string, { token }: { token: string }) =>
    api.form(acceptAgreements.path, { agreements }, { token });
  const acceptedBy = async ({ account }: { account: string }) => {
    const rows = await database()
      .orm.select()
      .from(consents)
      .where(eq(consents.account, account))
      .orderBy(asc(consents.id));
    return rows.map(({ slug, version }) => `${slug}@${version}`);
  };

  test('rejects a version from the moment on at which the next one comes into force; consents keep their version', async () => {
    await publishVersion('9.1');
    const early = await new Visitor(api).join();
    expect((await inForce()).version).toBe(clauseOf(SLUG)?.version);
    pass();
    const visitor = new Visitor(api);
    await visitor.askForCode();
    expect((await visitor.register()).json().errors).toEqual([{ field: 'agreements', message: OUTDATED }]);
    const late = (await visitor.register({ agreements: `${SLUG}@9.1,${PRIVACY}` })).json().Data;
    expect(await inForce()).toMatchObject({ version: '9.1', effectiveOn: '2026-06-01' });
    expect([await acceptedBy(early), await acceptedBy(late)]).toEqual([
      [`${SLUG}@1.0`, PRIVACY],
      [`${SLUG}@9.1`, PRIVACY],
    ]);
  });

  test('asks accounts again only for a version that says so, also by the versions that follow it', async () => {
    const [one, other] = [await new Visitor(api).join(), await new Visitor(api).join()];
    await put('9.1');
    expect(await pending(one)).toBeUndefined();
    await put('9.2', { asksAgain: true });
    expect(await pending(one)).toEqual([await inForce()]);
    expect((await accept(`${SLUG}@9.1`, one)).json().errors).toEqual([{ field: 'agreements', message: OUTDATED }]);
    expect((await accept(`${SLUG}@9.2,${PRIVACY}`, one)).json().Data).toEqual({ accepted: 1 });
    expect((await accept(`${SLUG}@9.2`, one)).json().Data).toEqual({ accepted: 0 });
    expect(await acceptedBy(one)).toEqual([`${SLUG}@1.0`, PRIVACY, `${SLUG}@9.2`]);
    await put('9.10');
    expect(await pending(one)).toBeUndefined();
    expect(await pending(other)).toMatchObject([{ slug: SLUG, version: '9.10' }]);
    await accept(`${SLUG}@9.10`, other);
    expect(await pending(other)).toBeUndefined();
  });
});
