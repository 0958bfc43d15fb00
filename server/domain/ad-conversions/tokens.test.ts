import { after, DAY, MINUTE, SECOND } from '../../platform/clock/clock';
import { adConversions, adTokens } from '../../platform/database/schema/ad-conversions';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { sendDue } from './send-due';
import { openStandIn, type StandIn } from './testing/open-stand-in';
import { accessToken } from './tokens';
import { createVivo } from './vivo';

const CLICK = { requestid: 'r-1', creativeid: 'c-1' };
const LANDING = 'http://bfzh.localhost/newactivities/bull-market';

describeOnDatabase((database) => {
  let api: TestApi;
  let standIn: StandIn;
  beforeEach(async () => {
    api = await TestApi.on(database());
    standIn = await openStandIn(api.clock.read);
    api.services.config = { ...api.services.config, conversions: standIn.access };
  });
  afterEach(() => standIn.close());
  const log = { warn: () => {} };
  const vivo = (refreshToken = standIn.access.vivo.refreshToken) =>
    createVivo({ ...standIn.access.vivo, refreshToken });
  const token = (platform = vivo()) =>
    accessToken({ orm: database().orm, vault: api.services.vault, log }, platform, api.clock.read());
  const issued = () => standIn.platforms.tokensOf('vivo').issued;
  /** Locks the token for a minute, as a process that is refreshing it does. */
  const lockByAnother = () =>
    database()
      .orm.insert(adTokens)
      .values({
        platform: 'vivo',
        seed: api.services.vault.hash('ad-token', standIn.access.vivo.refreshToken),
        lockedUntil: after(api.clock.read(), MINUTE),
      });
  const send = () =>
    sendDue({
      database: database(),
      vault: api.services.vault,
      clock: api.clock.read,
      platforms: [vivo()],
      log,
    });

  test('refreshes a token once for all processes, and stores it sealed', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => token()));
    expect(issued()).toBe(1);
    expect(new Set(answers.filter(Boolean))).toEqual(new Set(['access-1']));
    expect(await token()).toBe('access-1');
    expect(JSON.stringify(await database().orm.select().from(adTokens))).not.toMatch(/access-1|refresh-1|development/);
  });

  test('refreshes before the token expires, with the refresh token that the platform returned', async () => {
    await token();
    api.clock.move(DAY - 4 * MINUTE);
    expect(await token()).toBe('access-2');
    expect(issued()).toBe(2);
  });

  test('refreshes with the stored refresh token after the stand-in has restarted', async () => {
    await token();
    await standIn.close();
    standIn = await openStandIn(api.clock.read);
    api.clock.move(DAY);
    expect(await token()).toBe('access-1');
    expect(issued()).toBe(1);
  });

  test('uses the refresh token of the settings again when an operator replaces it', async () => {
    await token();
    expect(await token(vivo('wrong'))).toBeUndefined();
    api.clock.move(61 * SECOND);
    expect(await token(vivo('refresh-1'))).toBe('access-2');
  });

  test('another process refreshes after the lock of one that ended', async () => {
    await lockByAnother();
    expect(await token()).toBeUndefined();
    api.clock.move(MINUTE);
    expect(await token()).toBe('access-1');
  });

  test('leaves conversions unclaimed without a token, and sends them with one', async () => {
    await new Visitor(api).join({ ...CLICK, landingurl: LANDING });
    await lockByAnother();
    expect(await send()).toBe(0);
    expect(await database().orm.select().from(adConversions)).toMatchObject([{ attempts: 0 }, { attempts: 0 }]);
    api.clock.move(MINUTE);
    expect(await send()).toBe(2);
    expect(standIn.platforms.taken.all()).toMatchObject([
      { clickId: 'r-1', details: { creativeId: 'c-1' } },
      { clickId: 'r-1' },
    ]);
  });

  test('refreshes a token that the platform rejects, and sends the conversion again', async () => {
    await new Visitor(api).join({ ...CLICK, landingurl: LANDING });
    await token();
    standIn.platforms.failNext('vivo', 1, 'token-expired');
    await send();
    api.clock.move(2 * MINUTE);
    await send();
    expect(await database().orm.select().from(adConversions)).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
    expect(issued()).toBe(2);
  });
});
