import { addDays, beginningOf, beijingDay } from '@/lib/time/calendar';
import { accounts } from '@/server/platform/database/schema/accounts';
import { rewards } from '@/server/platform/database/schema/activities';
import { adSpend, adSpendImports } from '@/server/platform/database/schema/ad-spend';
import { deposits } from '@/server/platform/database/schema/funds';
import { visitorDays, visitorPages } from '@/server/platform/database/schema/funnel';
import { identities } from '@/server/platform/database/schema/identity';
import { trackingEvents } from '@/server/platform/database/schema/tracking';
import type { Orm } from '@/server/platform/database/types';

const DAYS = 28;
const MINUTE = 60_000;
const BATCH = 500;

/** A day's visits of an ad; of those, the shares that enter a number, get a code and open an account; Chinese yuan per visit. */
const ADS = [
  {
    plan: '信息流-黄金知识',
    keyword: '黄金行情',
    host: 'feiyu.example',
    brand: 'bfzh',
    visits: 160,
    yuan: 3.6,
    to: [0.07, 0.78, 0.55],
  },
  {
    plan: '秋季品牌词',
    keyword: '绯羽贵金属',
    host: 'feiyu.example',
    brand: 'bfzh',
    visits: 90,
    yuan: 3.9,
    to: [0.22, 0.78, 0.56],
  },
  {
    plan: '非农直播',
    keyword: '非农数据',
    host: 'chengzan.example',
    brand: 'iekb',
    visits: 60,
    yuan: 3.8,
    to: [0.31, 0.78, 0.55],
  },
  { plan: '', keyword: '', host: 'jinwei.example', brand: 'jfjy', visits: 40, yuan: 0, to: [0.14, 0.77, 0.56] },
] as const;
const PAGES = ['kh_7694_form', 'bull-market', 'newCustomerFirst', 'nonagricultural'];
/** Visits by day of the week, from Sunday. */
const WEEK = [0.6, 1, 1.05, 1.1, 1, 0.95, 0.65];
const REWARDS = [
  { slug: 'newcomer-2510', kind: 'tasks', label: '新手任务', amount: 8.8, unit: 'usd' },
  { slug: 'guessing', kind: 'predict', label: '猜金价', amount: 1.88, unit: 'usd' },
  { slug: 'jf-send-usdt-2509', kind: 'tiers', label: '入金赠礼', amount: 20, unit: 'usdt' },
  { slug: 'insurance-2508', kind: 'coupon', label: '亏损包赔券', amount: 20, unit: 'coupon' },
  { slug: 'signin-2506', kind: 'signin', label: '每日签到', amount: 10, unit: 'points' },
  { slug: 'lottery-october', kind: 'wheel', label: '保温杯', amount: 1, unit: 'gift' },
] as const;
const STATES = ['given', 'paid', 'paid', 'given', 'held', 'paid', 'void'] as const;

/** The same numbers in each run, from 0 up to 1. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Fills an empty database with four weeks of visits, openings, deposits, ad spend and rewards. Its people are invented. */
export async function fill(orm: Orm, now: Date): Promise<void> {
  const draw = drawing(7);
  const today = beijingDay(now);
  const events: (typeof trackingEvents.$inferInsert)[] = [];
  const days: (typeof visitorDays.$inferInsert)[] = [];
  const pages: (typeof visitorPages.$inferInsert)[] = [];
  const opened: (typeof accounts.$inferInsert)[] = [];
  for (let back = DAYS - 1; back >= 0; back--) {
    const day = addDays(today, -back);
    const begin = beginningOf(day);
    const minutes = back === 0 ? Math.floor((now.getTime() - begin.getTime()) / MINUTE) : 1_440;
    const busy = (WEEK[new Date(`${day}T12:00:00Z`).getUTCDay()] ?? 1) * (minutes / 1_440) * (1.1 - back / 200);
    for (const { plan, keyword, host, brand, visits, to } of ADS) {
      for (let visit = 0; visit < visits * busy; visit++) {
        const id = events.length;
        const visitor = `visitor ${id}`;
        const page = PAGES[Math.floor(draw() * PAGES.length)] ?? '';
        const at = new Date(begin.getTime() + draw() * minutes * MINUTE);
        const place = { host, brand, plan, keyword };
        const event = (name: 'z1' | 'rr2' | 'rr3' | 'rr5', more: { mobileHash?: string; account?: string } = {}) =>
          events.push({
            ...place,
            ...more,
            key: `event ${events.length}`,
            name,
            clientId: visitor,
            visitorId: visitor,
            eventAt: at,
            receivedAt: at,
            channelName: host.split('.')[0] ?? '',
            browser: 'Mobile Safari',
            origin: `https://${host}`,
            url: `https://${host}/newactivities/${page}`,
            medium: 'cpc',
            unit: '',
            packageId: '',
          });
        const reached = to.findIndex((share) => draw() >= share);
        const steps = reached === -1 ? to.length : reached;
        event('z1');
        const mobileHash = `mobile ${id}`;
        if (steps > 0) event('rr2', { mobileHash });
        if (steps > 1) event('rr3', { mobileHash });
        if (steps > 2) {
          const number = String(30_000_000 + Math.floor(draw() * 60_000_000));
          event('rr5', { account: number });
          opened.push({
            number,
            mobileHash,
            inviteCode: number,
            appCode: brand,
            campaign: page,
            fromUrl: `https://${host}/newactivities/${page}`,
            landing: {},
            clientId: visitor,
            createdAt: at,
          });
        }
        const seen = { ...place, day, visitor, known: true, visited: true, typed: steps > 0 };
        days.push(seen);
        pages.push({ ...seen, page });
      }
    }
  }
  await inBatches(events, (rows) => orm.insert(trackingEvents).values(rows));
  await inBatches(days, (rows) => orm.insert(visitorDays).values(rows));
  await inBatches(pages, (rows) => orm.insert(visitorPages).values(rows));
  await inBatches(opened, (rows) => orm.insert(accounts).values(rows).onConflictDoNothing());
  const verified = opened.filter(() => draw() < 0.6);
  await inBatches(verified, (rows) =>
    orm.insert(identities).values(
      rows.map(({ number, createdAt }) => ({
        account: number,
        nameSealed: '',
        numberSealed: '',
        numberHash: number,
        verifiedAt: createdAt,
      })),
    ),
  );
  const funded = verified.filter(() => draw() < 0.5);
  await inBatches(funded, (rows) =>
    orm.insert(deposits).values(
      rows.map(({ number, createdAt }) => ({
        account: number,
        reference: `C-${number}`,
        amount: 50 * (1 + Math.floor(draw() * 20)),
        state: 'settled' as const,
        createdAt,
        settledAt: createdAt,
      })),
    ),
  );
  await spend(orm, today, now, draw);
  const given = verified.slice(-120).flatMap(({ number, createdAt }, turn) => {
    const prize = REWARDS[turn % REWARDS.length];
    if (!prize) return [];
    const state = STATES[Math.floor(draw() * STATES.length)] ?? 'given';
    return [{ ...prize, account: number, source: `picture:${turn}`, state, givenAt: createdAt, changedAt: createdAt }];
  });
  await inBatches(given, (rows) => orm.insert(rewards).values(rows));
}

async function spend(orm: Orm, today: string, now: Date, draw: () => number): Promise<void> {
  const [stored] = await orm
    .insert(adSpendImports)
    .values({ operator: '赵敏', importedAt: now })
    .returning({ id: adSpendImports.id });
  const charged = ADS.filter(({ yuan }) => yuan > 0);
  const lines = Array.from({ length: DAYS - 1 }, (_, back) => addDays(today, -1 - back)).flatMap((day) =>
    charged.map(({ host, brand, plan, visits, yuan }) => ({
      import: stored?.id ?? 0,
      day,
      host,
      brand,
      platform: '360',
      plan,
      currency: 'CNY' as const,
      amount: Math.round(visits * yuan * (0.8 + draw() * 0.4) * 100) / 100,
    })),
  );
  await inBatches(lines, (rows) => orm.insert(adSpend).values(rows));
}

async function inBatches<Row>(rows: readonly Row[], insert: (batch: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH) await insert(rows.slice(from, from + BATCH));
}
