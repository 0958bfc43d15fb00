import { agreementAcceptances } from '../../platform/database/schema/accounts';
import { consents } from '../../platform/database/schema/privacy';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { copyEarlierConsents } from './copy-earlier';

describeOnDatabase((database) => {
  test('copies consents of an earlier release once, however often a server starts', async () => {
    const { orm } = database();
    const { account } = await new Visitor(await TestApi.on(database())).join();
    await orm.delete(consents);
    const acceptedAt = new Date('2026-05-01T04:00:00.000Z');
    await orm.insert(agreementAcceptances).values([
      { account, slug: 'customer-agreement', version: '1.0', acceptedAt },
      { account, slug: 'privacy-auth', version: '1.1', acceptedAt },
    ]);
    for (let start = 0; start < 3; start++) await copyEarlierConsents(orm);
    const given = { account, subject: 'registration', acceptedAt, device: '' };
    expect(await orm.select().from(consents).orderBy(consents.slug)).toMatchObject([
      { ...given, slug: 'customer-agreement', version: '1.0' },
      { ...given, slug: 'privacy-auth', version: '1.1' },
    ]);
  });
});
