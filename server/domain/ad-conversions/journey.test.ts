import { inlined } from '@/components/document/inlined';
import keepLanding from '@/components/document/landing-script';
import type { AdPlatformName } from '@/lib/channel/ad-platforms';
import { CLICK_PARAMETERS } from '@/lib/contract/browser/click-parameters';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { identityInfoSubmit } from '@/lib/contract/user';
import { MACRO } from '@/lib/query/macro';
import { readQuery } from '@/lib/query/read-query';
import { openServices } from '../../open-services';
import { runAsText } from '../../operations/testing/run-as-text';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import type { Services } from '../../services';
import { readApiConfig } from '../../settings/read-api-config';
import { AGREEMENTS } from '../../testing/agreements';
import { becomes } from '../../testing/becomes';
import { CrashProcess } from '../../testing/crash-process';
import { createServersDatabase } from '../../testing/create-database';
import { folderForEachTest } from '../../testing/folder-for-each-test';
import { developmentKeysFor, openStandIn, type StandIn } from './testing/open-stand-in';

const REGISTER = '/apis/web/account/registerByCode';
const CLAUSE = 'privacy-auth@2.4';
/** How far the clock of the second server is ahead: past the pauses and leases of the first one's attempts. */
const AHEAD = 3 * 60_000;

const CLICKS = { ocean: 'clickid', tencent: 'gdt_vid', xiaohongshu: 'click_id' } as const;
const PLATFORMS = Object.keys(CLICKS) as (keyof typeof CLICKS)[];

interface Person {
  platform: AdPlatformName;
  click: string;
  account: string;
  token: string;
}

/** What the landing page of an advertisement stores in its tab, run as its own script runs there. */
function landAt(search: string): URL {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  const location = { origin: 'http://bfzh.localhost', pathname: '/newactivities/bull-market', search };
  new Function('location', 'sessionStorage', inlined(keepLanding, Object.keys(CLICK_PARAMETERS).join('|'), MACRO))(
    location,
    storage,
  );
  return new URL(stored.get('landing') ?? '');
}

describe('on PostgreSQL', () => {
  const dataDir = folderForEachTest();
  let standIn: StandIn;
  let ahead = 0;
  let services: Services | undefined;
  let running: CrashProcess | undefined;
  beforeEach(async () => {
    ahead = 0;
    standIn = await openStandIn(() => new Date(Date.now() + ahead));
  });
  afterEach(async () => {
    running?.kill();
    await services?.database.close();
    await standIn.close();
  });
  const reported = (platform: AdPlatformName) =>
    standIn.platforms.taken
      .all()
      .filter((one) => one.platform === platform)
      .map(({ event }) => event)
      .sort();

  test('one click each leads from the landing page to five events at three platforms, through a restart and an outage', async () => {
    const env = {
      DATABASE_URL: await createServersDatabase(),
      MIGRATIONS: 'awaited',
      DATA_KEY: Buffer.alloc(32, 7).toString('base64'),
      PRIVACY_CLAUSE: '2.4',
      AD_PLATFORMS: 'ocean',
      ...developmentKeysFor(['tencent', 'xiaohongshu']),
      OCEAN_ORIGIN: standIn.origin,
      TENCENT_ADS_ORIGIN: standIn.origin,
      XIAOHONGSHU_ORIGIN: standIn.origin,
    };
    const startAt = async (milliseconds: number) => {
      ahead = milliseconds;
      const more = { ...env, SENDS_CONVERSIONS: '1', CLOCK_AHEAD: String(milliseconds) };
      running = await CrashProcess.start(dataDir(), { env: more });
      return running;
    };

    // The platforms are down while the visitors register, and the server ends.
    for (const platform of PLATFORMS) standIn.platforms.failNext(platform, 1000);
    const first = await startAt(0);
    const people: Person[] = [];
    for (const [index, platform] of PLATFORMS.entries()) {
      const click = `click-of-${platform}`;
      const landing = landAt(`?${CLICKS[platform]}=${click}&utm_source=ad`);
      const mobile = `1390000000${index}`;
      const fields = {
        ...Object.fromEntries(readQuery(landing.search)),
        landingurl: landing.href,
        mobile,
        code: await first.codeFor(mobile),
        agreements: `customer-agreement@1.0,${CLAUSE}`,
        fromurl: 'http://bfzh.localhost/newactivities/kh_7694_form',
        clientid: '',
      };
      const { Data } = await first.form(REGISTER, fields, { 'idempotency-key': platform });
      people.push({ platform, click, ...Data });
    }
    services = await openServices(readApiConfig({ ...process.env, ...env }), { agreements: AGREEMENTS });
    const { orm } = services.database;
    const rows = () => orm.select().from(adConversions);
    await becomes(rows, (all) => all.length === 6 && all.every(({ attempts }) => attempts > 0));
    first.kill();
    await first.gone;
    expect(standIn.platforms.taken.all()).toEqual([]);

    // The next server reports what the first one could not.
    for (const platform of PLATFORMS) standIn.platforms.mend(platform);
    const second = await startAt(AHEAD);
    await becomes(rows, (all) => all.every(({ state }) => state === 'sent'));

    // Later events, one of them during another outage.
    for (const { token } of people) {
      const fields = { name: '王小明', idcard: newIdentityNumber(), consent: CLAUSE, crossborder: CLAUSE };
      await second.form(identityInfoSubmit.path, fields, { token });
    }
    for (const platform of PLATFORMS) standIn.platforms.failNext(platform, 1, 'answer-lost');
    const file = [
      'account,reference,amount,settledAt',
      ...people.map(({ account }) => `${account},C-${account},100,${new Date(Date.now() - 1000).toISOString()}`),
    ];
    const run = (operation: string, input: Record<string, unknown>) =>
      runAsText(services as Services, { operation, input, operator: 'Li Na' });
    await run('import-deposits', { file: file.join('\n') });
    for (const { account } of people) await run('report-invalid', { account, reason: 'wrong number' });
    await becomes(
      async () => PLATFORMS.map(reported),
      (all) => all.every((events) => events.length === 5),
    );
    second.kill();
    await second.gone;
    await startAt(2 * AHEAD);
    await becomes(rows, (all) => all.length === 15 && all.every(({ state }) => state === 'sent'));

    for (const { platform, click } of people) {
      expect([platform, reported(platform)]).toEqual([
        platform,
        ['deposit', 'form', 'invalid', 'register', 'verified'],
      ]);
      const own = standIn.platforms.taken.all().filter((one) => one.platform === platform);
      expect(new Set(own.map(({ clickId }) => clickId))).toEqual(new Set([click]));
    }
  });
});
