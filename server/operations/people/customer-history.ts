import { and, asc, eq } from 'drizzle-orm';
import { readVerified } from '../../domain/activities/engine/facts';
import { activityEntries, auditEntries, pointPostings, rewards } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { iso, json, type Table } from '../common/answer';
import { readRewardEntries } from '../rewards/reward-ledger';
import { shownStateOf } from '../rewards/shown-state';
import { namesPerson } from './entries-of-person';
import type { Customer } from './reported-customer';
import { say, table } from './words';

const NONE = { empty: say('nothing_stored') };

/** What the customer did in activities. */
export async function readActivityEntries({ orm, account }: Customer): Promise<Table> {
  const rows = await orm
    .select()
    .from(activityEntries)
    .where(eq(activityEntries.account, account))
    .orderBy(asc(activityEntries.at), asc(activityEntries.key));
  const listed = rows.map(({ at, slug, kind, key, value }) => ({
    time: iso(at),
    campaign: slug,
    kind,
    act: key,
    what: json(value),
  }));
  return table('activity_acts', listed, { title: say('about_activities'), ...NONE });
}

/** Each reward, followed by its ledger entries. */
export async function readRewards({ orm, account, campaigns, now }: Customer): Promise<Table> {
  const given = await orm.select().from(rewards).where(eq(rewards.account, account)).orderBy(asc(rewards.id));
  const verified = (await readVerified(orm, [account])).has(account);
  const entries = await readRewardEntries(
    orm,
    given.map(({ id }) => id),
  );
  const listed = given.flatMap((reward) => [
    {
      time: iso(reward.givenAt),
      id: reward.id,
      state: shownStateOf(reward, verified, campaigns, now),
      amount: { amount: reward.amount, unit: reward.unit },
      campaign: reward.slug,
      for: say('reward_source', { kind: reward.kind, source: reward.source }),
      label: reward.label,
    },
    ...entries
      .filter((entry) => entry.reward === reward.id)
      .map((entry) => ({
        time: iso(entry.at),
        id: null,
        state: entry.entry,
        amount: entry.amount === 0 ? null : { amount: entry.amount, unit: entry.unit },
        campaign: null,
        for: entry.operator ? say('reward_changed_by', { operator: entry.operator }) : null,
        label: entry.reason,
      })),
  ]);
  return table('reward_history', listed, { title: say('about_rewards'), ...NONE });
}

/** All changes of points. */
export async function readPoints({ orm, account }: Customer): Promise<Table> {
  const rows = await orm
    .select()
    .from(pointPostings)
    .where(and(eq(pointPostings.account, account), eq(pointPostings.book, 'visitor')))
    .orderBy(asc(pointPostings.id));
  const listed = rows.map(({ at, slug, amount, balance, label }) => ({
    time: iso(at),
    campaign: slug,
    change: amount,
    balance,
    label,
  }));
  return table('point_changes', listed, { title: say('about_points'), ...NONE });
}

/** Events that are reported to advertising platforms. */
export async function readAdConversions({ orm, account }: Customer): Promise<Table> {
  const rows = await orm
    .select()
    .from(adConversions)
    .where(eq(adConversions.account, account))
    .orderBy(asc(adConversions.id));
  const listed = rows.map(({ changedAt, platform, event, clickId, state, attempts, lastAnswer }) => ({
    time: iso(changedAt),
    platform,
    event,
    click: clickId || null,
    state,
    attempts,
    answer: lastAnswer,
  }));
  return table('ad_conversions_of_customer', listed, { title: say('about_ad_conversions'), ...NONE });
}

/** Audit log entries that name the account, by its reference, or one of its rewards. */
export async function readOperations({ orm, vault, account }: Customer): Promise<Table> {
  const rows = await orm
    .select()
    .from(auditEntries)
    .where(await namesPerson(orm, vault, account))
    .orderBy(asc(auditEntries.id));
  const listed = rows.map(({ at, operator, operation, details }) => ({
    time: iso(at),
    operator,
    operation,
    details: json(details),
  }));
  return table('operations_on_customer', listed, { title: say('about_operations'), ...NONE });
}
