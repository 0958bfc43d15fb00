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
const OUTDATED = [{ field: 'agreements', message: '协议已更新，请刷新页面后重新阅读并同意' }];

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  /** Publishes a version of the customer agreement that comes into force in an hour. */
  async function publishVersion(version: string, more: { asksAgain?: true } = {}): Promise<void> {
    const { effectiveOn: _, ...clause } = clauseOf(SLUG) ?? {};
    const [at, patch] = [api.clock.read(), { ...clause, ...more, version }];
    await publish(database().orm, { subject: 'clause', slug: SLUG, patch, at, from: after(at, HOUR).getTime() });
    const table = await readRevisions(database().orm, api.services.revisions.current());
    api.services.revisions = { current: () => table };
  }
  const inForce = async () => {
    const listed: { slug: string }[] = (await api.form(agreementInfo.path, {})).json().Data.agreements;
    return listed.find(({ slug }) => slug === SLUG);
  };
  const pending = async (token: string) => (await api.send(userInfo.path, { token })).json().Data.agreements;
  const accept = async (agreements: string, token: string) =>
    (await api.form(acceptAgreements.path, { agreements }, { token })).json();
  const acceptedBy = async (account: string) => {
    const own = database().orm.select().from(consents).where(eq(consents.account, account)).orderBy(asc(consents.id));
    return (await own).map(({ slug, version }) => `${slug}@${version}`);
  };

  test('rejects a version from the moment on at which the next one comes into force; consents keep theirs', async () => {
    await publishVersion('9.1');
    const early = await new Visitor(api).join();
    expect(await inForce()).toMatchObject({ version: clauseOf(SLUG)?.version });
    api.clock.move(HOUR);
    const visitor = new Visitor(api);
    await visitor.askForCode();
    expect((await visitor.register()).json().errors).toEqual(OUTDATED);
    const late = (await visitor.register({ agreements: `${SLUG}@9.1,${PRIVACY}` })).json().Data;
    expect(await inForce()).toMatchObject({ version: '9.1', effectiveOn: '2026-06-01' });
    expect(await acceptedBy(early.account)).toEqual([`${SLUG}@1.0`, PRIVACY]);
    expect(await acceptedBy(late.account)).toEqual([`${SLUG}@9.1`, PRIVACY]);
  });

  test('asks accounts again only for a version that says so, until they accept it or one that follows it', async () => {
    const { account, token } = await new Visitor(api).join();
    const { token: other } = await new Visitor(api).join();
    await publishVersion('9.1');
    api.clock.move(HOUR);
    expect(await pending(token)).toBeUndefined();
    await publishVersion('9.2', { asksAgain: true });
    api.clock.move(HOUR);
    expect(await pending(token)).toEqual([await inForce()]);
    expect((await accept(`${SLUG}@9.1`, token)).errors).toEqual(OUTDATED);
    expect((await accept(`${SLUG}@9.2,${PRIVACY}`, token)).Data).toEqual({ accepted: 1 });
    expect((await accept(`${SLUG}@9.2`, token)).Data).toEqual({ accepted: 0 });
    expect(await acceptedBy(account)).toEqual([`${SLUG}@1.0`, PRIVACY, `${SLUG}@9.2`]);
    await publishVersion('9.10');
    api.clock.move(HOUR);
    expect(await pending(token)).toBeUndefined();
    expect(await pending(other)).toMatchObject([{ slug: SLUG, version: '9.10' }]);
    await accept(`${SLUG}@9.10`, other);
    expect(await pending(other)).toBeUndefined();
  });
});
