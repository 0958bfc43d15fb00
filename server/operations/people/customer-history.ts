import { and, asc, eq } from 'drizzle-orm';
import { activityEntries, auditEntries, pointPostings, rewards } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { beijingTime } from '../common/beijing-time';
import { readRewardEntries } from '../rewards/reward-ledger';
import type { Customer, Section } from './customer-section';
import { namesPerson } from './entries-of-person';

/** What the customer did in activities. */
export async function readActivityEntries({ orm, account }: Customer): Promise<Section> {
  const rows = await orm
    .select()
    .from(activityEntries)
    .where(eq(activityEntries.account, account))
    .orderBy(asc(activityEntries.at), asc(activityEntries.key));
  return {
    title: 'Acts in activities',
    headings: ['time', 'campaign', 'kind', 'act', 'what'],
    rows: rows.map(({ at, slug, kind, key, value }) => [beijingTime(at), slug, kind, key, JSON.stringify(value)]),
  };
}

/** Each reward, followed by its ledger entries. */
export async function readRewards({ orm, account }: Customer): Promise<Section> {
  const given = await orm.select().from(rewards).where(eq(rewards.account, account)).orderBy(asc(rewards.id));
  const entries = await readRewardEntries(
    orm,
    given.map(({ id }) => id),
  );
  return {
    title: 'Rewards',
    headings: ['time', 'id', 'state', 'amount', 'campaign', 'for', 'label or reason'],
    rows: given.flatMap(({ id, givenAt, state, amount, unit, slug, kind, source, label }) => [
      [beijingTime(givenAt), String(id), state, `${amount} ${unit}`, slug, `${kind} ${source}`, label],
      ...entries
        .filter(({ reward }) => reward === id)
        .map((entry) => [
          beijingTime(entry.at),
          '',
          entry.entry,
          entry.amount === 0 ? '' : `${entry.amount} ${entry.unit}`,
          '',
          entry.operator && `by ${entry.operator}`,
          entry.reason,
        ]),
    ]),
  };
}

/** All changes of points. */
export async function readPoints({ orm, account }: Customer): Promise<Section> {
  const rows = await orm
    .select()
    .from(pointPostings)
    .where(and(eq(pointPostings.account, account), eq(pointPostings.book, 'visitor')))
    .orderBy(asc(pointPostings.id));
  return {
    title: 'Points',
    headings: ['time', 'campaign', 'change', 'balance', 'label'],
    rows: rows.map(({ at, slug, amount, balance, label }) => [
      beijingTime(at),
      slug,
      String(amount),
      String(balance),
      label,
    ]),
  };
}

/** Reports of the registration to advertising platforms. */
export async function readAdConversions({ orm, account }: Customer): Promise<Section> {
  const rows = await orm
    .select()
    .from(adConversions)
    .where(eq(adConversions.account, account))
    .orderBy(asc(adConversions.id));
  return {
    title: 'Reported to advertising platforms',
    headings: ['time', 'platform', 'click', 'state', 'attempts', 'last answer'],
    rows: rows.map(({ changedAt, platform, clickId, state, attempts, lastAnswer }) => [
      beijingTime(changedAt),
      platform,
      clickId || '-',
      state,
      String(attempts),
      lastAnswer ?? '-',
    ]),
  };
}

/** Audit log entries that name the account, by its reference, or one of its rewards. */
export async function readOperations({ orm, vault, account }: Customer): Promise<Section> {
  const rows = await orm
    .select()
    .from(auditEntries)
    .where(await namesPerson(orm, vault, account))
    .orderBy(asc(auditEntries.id));
  return {
    title: 'Operations',
    headings: ['time', 'operator', 'act', 'details'],
    rows: rows.map(({ at, operator, operation, details }) => [
      beijingTime(at),
      operator,
      operation,
      JSON.stringify(details),
    ]),
  };
}
