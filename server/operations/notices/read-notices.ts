import { and, asc, eq, gt, inArray, min, or, sql } from 'drizzle-orm';
import { MARKETS } from '@/lib/market/holidays/holiday-year';
import { beijingDay } from '@/lib/time/calendar';
import { ALL_CAMPAIGNS } from '../../domain/activities/engine/budget';
import { readHolidays, unknownFrom, WARNING_DAYS } from '../../domain/market/holidays';
import { readUsedUp } from '../../domain/sms/limits';
import { after, DAY, HOUR } from '../../platform/clock/clock';
import { auditEntries, rewardBudgets, rewards, stock } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { approvals } from '../../platform/database/schema/approvals';
import { hostCertificates } from '../../platform/database/schema/hosts';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import type { Orm } from '../../platform/database/types';
import { stockName } from '../campaigns/stock';
import { iso } from '../common/answer';
import type { OperationServices } from '../common/operation';
import { lastBackup } from '../database/last-backup';
import type { CertificateState } from '../hosts/host-state';
import { readBrands } from '../operators/brands-of';
import { COUNTED_FOR } from '../operators/other-operators';
import { addsRights, roleList } from '../operators/roles';
import { readExperimentNotices } from './experiments';
import type { Notice } from './notice';
import { readOverdueRounds } from './overdue-rounds';
import { readOwnRevisions } from './own-revisions';
import { say } from './words';

const DISABLE = 'operators disable';
const ROLES = 'operators roles';

/** A daily backup may take this much longer. */
const BACKUP_AGE = 26 * HOUR;
/** Less than this part is left. */
const SCARCE = 0.2;
/** States in which visitors are warned of a host, or soon will be. */
const NOT_TRUSTED: CertificateState[] = ['ending', 'expired', 'wrong_name', 'untrusted', 'none'];
/** The words of a used-up budget of SMS. */
const USED_UP = { all: 'notice_sms_all', unknown: 'notice_sms_unknown', brand: 'notice_sms_brand' } as const;
const COUNT = sql<number>`count(*)::int`;

type Source = Pick<OperationServices, 'campaigns' | 'config' | 'vault'> & { orm: Orm; now: Date };

/** Everything that waits for operators, computed from the database. */
export function readNotices(source: Source): Promise<Notice[]> {
  return readAll(source, [
    readApprovals,
    readOperatorChanges,
    readRevisions,
    readOwnRevisions,
    readExperimentNotices,
    readPendingRewards,
    readOverdueRounds,
    readBudgets,
    readStock,
    ...OF_MACHINES,
  ]);
}

/** The notices that concern those who run the product. */
export function readMachineNotices(source: Source): Promise<Notice[]> {
  return readAll(source, OF_MACHINES);
}

const OF_MACHINES = [readSms, readConversions, readBackup, readEndingHolidays, readCertificates];

async function readAll(source: Source, readers: readonly ((source: Source) => Promise<Notice[]>)[]): Promise<Notice[]> {
  const notices: Notice[] = [];
  for (const read of readers) notices.push(...(await read(source)));
  return notices;
}

async function readApprovals({ orm, vault, now }: Source): Promise<Notice[]> {
  const rows = await orm
    .select()
    .from(approvals)
    .where(and(eq(approvals.state, 'pending'), gt(approvals.expiresAt, now)))
    .orderBy(asc(approvals.id));
  return Promise.all(
    rows.map(async ({ id, operation, operator, input, requestedAt, expiresAt }) => ({
      kind: 'approval' as const,
      key: `approval:${id}`,
      what: say('notice_approval', { id, operation, operator, expiresAt: iso(expiresAt) }),
      since: requestedAt,
      audience: { approve: operation, brands: await readBrands({ orm, vault }, operation, input) },
      author: operator,
    })),
  );
}

async function readRevisions({ orm }: Source): Promise<Notice[]> {
  const rows = await orm
    .select()
    .from(campaignRevisions)
    .where(eq(campaignRevisions.state, 'in-review'))
    .orderBy(asc(campaignRevisions.id));
  return rows.map(({ id, subject, slug, brand, author, submittedAt }) => ({
    kind: 'revision',
    key: `revision:${id}`,
    what: say('notice_revision', { revision: id, subject, campaign: slug || (brand ?? ''), author }),
    since: submittedAt,
    audience: { permission: 'review', brands: brand === null ? 'all' : [brand] },
    author,
  }));
}

async function readPendingRewards({ orm }: Source): Promise<Notice[]> {
  const rows = await orm
    .select({ campaign: rewards.slug, count: COUNT, since: min(rewards.givenAt) })
    .from(rewards)
    .where(eq(rewards.state, 'held'))
    .groupBy(rewards.slug)
    .orderBy(rewards.slug);
  return rows.map(({ campaign, count, since }) => ({
    kind: 'rewards',
    key: `rewards:${campaign}`,
    what: say('notice_rewards', { campaign, count }),
    since,
    audience: { permission: 'money', brands: [] },
  }));
}

async function readBudgets({ orm }: Source): Promise<Notice[]> {
  const rows = await orm.select().from(rewardBudgets).orderBy(rewardBudgets.scope);
  return rows
    .filter(({ limit, spent }) => limit - spent < limit * SCARCE)
    .map(({ scope, limit, spent }) => ({
      kind: 'budget',
      key: `budget:${scope}`,
      what: say('notice_budget', {
        campaign: scope === ALL_CAMPAIGNS ? 'all' : scope,
        left: Math.max(0, limit - spent) / 100,
        limit: limit / 100,
      }),
      since: null,
      audience: { permission: 'money', brands: 'all' },
    }));
}

/** Items with one stock and those of this month; red packets have one for each hour. */
async function readStock({ orm, campaigns, now }: Source): Promise<Notice[]> {
  const month = beijingDay(now).slice(0, 7);
  const known = campaigns.map(({ slug }) => slug);
  const rows = await orm
    .select()
    .from(stock)
    .where(and(inArray(stock.slug, known), inArray(stock.round, ['', month])))
    .orderBy(stock.slug, stock.item);
  return rows
    .filter(({ total, taken }) => total - taken < total * SCARCE)
    .map(({ slug, kind, item, round, total, taken }) => ({
      kind: 'stock',
      key: `stock:${slug}:${kind}:${item}:${round}`,
      what: say('notice_stock', {
        campaign: slug,
        item: `${kind}/${item}`,
        name: stockName(
          campaigns.find((campaign) => campaign.slug === slug),
          `${kind}/${item}`,
        ),
        left: total - taken,
        total,
      }),
      since: null,
      audience: { permission: 'money', brands: 'all' },
    }));
}

/** Budgets of SMS that are used up; a provider's backend has its own. */
async function readSms({ orm, config, now }: Source): Promise<Notice[]> {
  if (config.provider) return [];
  const usedUp = await readUsedUp(orm, config.sms.limits, now);
  return usedUp.map(({ budget, appCode, most, startedAt, endsAt }) => ({
    kind: 'sms',
    key: `sms:${budget}:${appCode}`,
    what: say(USED_UP[budget], { brand: appCode, most, until: iso(endsAt) }),
    since: startedAt,
    audience: { permission: 'health', brands: 'all' },
  }));
}

async function readConversions({ orm }: Source): Promise<Notice[]> {
  const { platform, state, changedAt } = adConversions;
  const rows = await orm
    .select({ platform, count: COUNT, since: min(changedAt) })
    .from(adConversions)
    .where(or(eq(state, 'failed'), eq(state, 'given_up')))
    .groupBy(platform)
    .orderBy(platform);
  return rows.map(({ platform: name, count, since }) => ({
    kind: 'conversions',
    key: `conversions:${name}`,
    what: say('notice_conversions', { platform: name, count }),
    since,
    audience: { permission: 'health', brands: 'all' },
  }));
}

/** Development set-ups need no backup. */
async function readBackup({ orm, config, now }: Source): Promise<Notice[]> {
  if (config.development) return [];
  const last = await lastBackup(orm);
  if (last && last > after(now, -BACKUP_AGE)) return [];
  return [
    {
      kind: 'backup',
      key: 'backup',
      what: last ? say('notice_backup', { at: iso(last) }) : say('notice_no_backup'),
      since: last ?? null,
      audience: { permission: 'machine', brands: 'all' },
    },
  ];
}

async function readEndingHolidays({ orm, now }: Source): Promise<Notice[]> {
  const known = await readHolidays(orm);
  return MARKETS.filter((market) => unknownFrom(known[market]) < after(now, WARNING_DAYS * DAY)).map((market) => ({
    kind: 'holidays',
    key: `holidays:${market}`,
    what: say('notice_holidays', { market, year: known[market].lastYear }),
    since: null,
    audience: { permission: 'health', brands: 'all' },
  }));
}

/** What the server found when it last asked the hosts; a host that it could not reach is none of these. */
async function readCertificates({ orm }: Source): Promise<Notice[]> {
  const { host: name, certificate: state } = hostCertificates;
  const rows = await orm.select().from(hostCertificates).where(inArray(state, NOT_TRUSTED)).orderBy(name);
  return rows.map(({ host, certificate, until }) => ({
    kind: 'certificate',
    key: `certificate:${host}`,
    what: say('notice_certificate', { host, state: certificate, until: iso(until) }),
    since: null,
    audience: { permission: 'hosts', brands: 'all' },
  }));
}

/** Operators who were disabled or lost rights, for as long as they count for approvals: one admin alone can do both. */
async function readOperatorChanges({ orm, now }: { orm: Orm; now: Date }): Promise<Notice[]> {
  const { id, at, operation } = auditEntries;
  const rows = await orm
    .select()
    .from(auditEntries)
    .where(and(gt(at, after(now, -COUNTED_FOR)), inArray(operation, [DISABLE, ROLES])))
    .orderBy(asc(id));
  return rows.flatMap(({ id: entry, operation: name, operator: by, details, at: since }): Notice[] => {
    const operator = String(details.operator);
    if (name === ROLES && !isDemotion(details)) return [];
    const what =
      name === DISABLE
        ? say('notice_disabled', { operator, by })
        : say('notice_demoted', { operator, by, roles: String(details.roles), before: String(details.before) });
    const audience = { approve: 'operators add', brands: 'all' as const };
    return [{ kind: 'operator', key: `operator:${entry}`, what, since, audience }];
  });
}

function isDemotion({ roles, before }: Record<string, unknown>): boolean {
  const [to = [], from = []] = [roles, before].map((text) => roleList.safeParse(text).data);
  return addsRights(to, from);
}
