import { asc, desc, eq } from 'drizzle-orm';
import { REWARD_CHANGE_WORDS, REWARD_STATE_WORDS } from '@/lib/activities/reward-state-words';
import { AD_EVENT_WORDS, AD_PLATFORMS } from '@/lib/channel/ad-platforms';
import type { PersonalDetail, PersonalSection } from '@/lib/privacy/personal-copy';
import { beijingDateTime } from '@/lib/time/format';
import { accounts } from '../../platform/database/schema/accounts';
import {
  activityEntries,
  exclusiveClaims,
  participations,
  pointPostings,
  rewards,
} from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { depositReversals, rewardEntries, tradeReversals } from '../../platform/database/schema/corrections';
import { deposits, trades } from '../../platform/database/schema/funds';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { consents } from '../../platform/database/schema/privacy';
import { sessions } from '../../platform/database/schema/sessions';
import { trackingEvents } from '../../platform/database/schema/tracking';
import type { Orm } from '../../platform/database/types';
import { openMobile } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { readOpenedAt } from '../accounts/opened-at';
import { openCardNumber } from '../identity/bind-card';
import { openName, openNumber } from '../identity/service';
import { isEventOf } from './events-of-person';
import { CARD_STATES, CONSENTS, DEPOSIT_STATES, DEVICES, EVENTS } from './words';

type Value = string | number | boolean | Date | null;

/** Entries with their values in readable form; unknown ones are left out. */
type Rows = readonly Readonly<Record<string, Value>>[];

interface Person {
  orm: Orm;
  vault: Vault;
  account: string;
  mobileHash: string | null;
}

/**
 * All data stored about an account's owner, in Chinese and with Beijing times; sections without entries are left out.
 *
 * @returns `null` if there is no such account
 */
export async function readPerson(orm: Orm, vault: Vault, account: string): Promise<PersonalSection[] | null> {
  const [row] = await orm.select().from(accounts).where(eq(accounts.number, account));
  if (!row) return null;
  const person: Person = { orm, vault, account, mobileHash: row.mobileHash };
  const sections: [string, Rows][] = [
    ['账户', [ofAccount(vault, row, await readOpenedAt(orm, account))]],
    ['实名认证', await ofIdentity(person)],
    ['银行卡', await ofCards(person)],
    ['同意记录', await ofConsents(person)],
    ['登录', await ofSessions(person)],
    ['入金', await ofDeposits(person)],
    ['交易', await ofTrades(person)],
    ['参加的活动', await ofActivities(person)],
    ['奖励', await ofRewards(person)],
    ['奖励处理记录', await ofRewardChanges(person)],
    ['积分明细', await ofPoints(person)],
    ['访问记录', await ofVisits(person)],
    ['广告效果回传', await ofConversions(person)],
  ];
  return sections
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => ({ title, entries: rows.map(detailsOf) }));
}

function detailsOf(row: Rows[number]): PersonalDetail[] {
  return Object.entries(row).flatMap(([name, value]) =>
    value === null || value === '' ? [] : [{ name, value: text(value) }],
  );
}

function text(value: Exclude<Value, null>): string {
  if (value instanceof Date) return beijingDateTime(value.toISOString());
  if (typeof value === 'boolean') return value ? '是' : '否';
  return String(value);
}

function ofAccount(vault: Vault, row: typeof accounts.$inferSelect, openedAt: Date | undefined): Rows[number] {
  return {
    交易账号: row.number,
    手机号: row.mobileSealed === null ? null : openMobile(vault, row.mobileSealed),
    开户时间: openedAt ?? null,
    最近登录: row.lastSeenAt,
    已设登录密码: row.passwordHash !== null,
    邀请码: row.inviteCode,
    邀请人账号: row.invitedBy,
    渠道代码: row.appCode,
    安装包代码: row.packageCode,
    开户页面: row.fromUrl,
    渠道参数: Object.entries(row.landing)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    浏览器指纹: row.clientId,
  };
}

async function ofIdentity({ orm, vault, account }: Person): Promise<Rows> {
  const rows = await orm.select().from(identities).where(eq(identities.account, account));
  return rows.map(({ nameSealed, numberSealed, verifiedAt }) => ({
    姓名: openName(vault, nameSealed),
    身份证号码: openNumber(vault, numberSealed),
    认证时间: verifiedAt,
  }));
}

async function ofCards({ orm, vault, account }: Person): Promise<Rows> {
  const rows = await orm.select().from(bankCards).where(eq(bankCards.account, account)).orderBy(asc(bankCards.id));
  return rows.map(({ bank, numberSealed, state, createdAt }) => ({
    开户银行: bank,
    银行卡号: openCardNumber(vault, numberSealed),
    状态: CARD_STATES[state],
    提交时间: createdAt,
  }));
}

async function ofConsents({ orm, account }: Person): Promise<Rows> {
  const rows = await orm.select().from(consents).where(eq(consents.account, account)).orderBy(asc(consents.id));
  return rows.map(({ subject, slug, version, acceptedAt, device }) => ({
    事项: CONSENTS[subject],
    条款: slug,
    版本: version,
    时间: acceptedAt,
    设备: DEVICES[device] ?? '',
  }));
}

async function ofSessions({ orm, account }: Person): Promise<Rows> {
  const rows = await orm.select().from(sessions).where(eq(sessions.account, account)).orderBy(desc(sessions.createdAt));
  return rows.map(({ createdAt, lastSeenAt }) => ({ 登录时间: createdAt, 最近使用: lastSeenAt }));
}

async function ofDeposits({ orm, account }: Person): Promise<Rows> {
  const rows = await orm
    .select()
    .from(deposits)
    .leftJoin(depositReversals, eq(depositReversals.deposit, deposits.id))
    .where(eq(deposits.account, account))
    .orderBy(asc(deposits.id));
  return rows.map(({ deposits: { reference, amount, state, createdAt, settledAt }, deposit_reversals: reversal }) => ({
    单号: reference,
    '金额（美元）': amount,
    状态: DEPOSIT_STATES[state],
    提交时间: createdAt,
    到账时间: settledAt,
    撤销时间: reversal?.at ?? null,
    撤销原因: reversal?.reason ?? null,
  }));
}

async function ofTrades({ orm, account }: Person): Promise<Rows> {
  const rows = await orm
    .select()
    .from(trades)
    .leftJoin(tradeReversals, eq(tradeReversals.trade, trades.id))
    .where(eq(trades.account, account))
    .orderBy(asc(trades.id));
  return rows.map(({ trades: { reference, symbol, lots, openedAt, closedAt }, trade_reversals: reversal }) => ({
    单号: reference,
    品种: symbol,
    手数: lots,
    开仓时间: openedAt,
    平仓时间: closedAt,
    撤销时间: reversal?.at ?? null,
    撤销原因: reversal?.reason ?? null,
  }));
}

async function ofActivities({ orm, account }: Person): Promise<Rows> {
  const joined = await orm.select().from(participations).where(eq(participations.account, account));
  const entries = await orm
    .select()
    .from(activityEntries)
    .where(eq(activityEntries.account, account))
    .orderBy(asc(activityEntries.at));
  const claims = await orm.select().from(exclusiveClaims).where(eq(exclusiveClaims.account, account));
  return [
    ...joined.map(({ activityId, joinedAt }) => ({ 活动编号: activityId, 时间: joinedAt })),
    ...entries.map(({ slug, kind, key, value, at }) => ({
      活动: slug,
      形式: kind,
      事项: key,
      内容: JSON.stringify(value),
      时间: at,
    })),
    ...claims.map(({ group, slug, at }) => ({ 活动: slug, 每人一份: group, 时间: at })),
  ];
}

async function ofRewards({ orm, account }: Person): Promise<Rows> {
  const rows = await orm.select().from(rewards).where(eq(rewards.account, account)).orderBy(asc(rewards.id));
  return rows.map(({ slug, label, amount, unit, state, source, givenAt, changedAt }) => ({
    活动: slug,
    奖励: label,
    数量: amount,
    单位: unit,
    事由: source,
    状态: REWARD_STATE_WORDS[state],
    领取时间: givenAt,
    更新时间: changedAt,
  }));
}

async function ofRewardChanges({ orm, account }: Person): Promise<Rows> {
  const rows = await orm
    .select()
    .from(rewardEntries)
    .innerJoin(rewards, eq(rewards.id, rewardEntries.reward))
    .where(eq(rewards.account, account))
    .orderBy(asc(rewardEntries.id));
  return rows.map(({ reward_entries: { entry, amount, unit, reason, at }, activity_rewards: { slug, label } }) => ({
    活动: slug,
    奖励: label,
    处理: REWARD_CHANGE_WORDS[entry],
    变动: amount,
    单位: unit,
    原因: reason,
    时间: at,
  }));
}

async function ofPoints({ orm, account }: Person): Promise<Rows> {
  const rows = await orm
    .select()
    .from(pointPostings)
    .where(eq(pointPostings.account, account))
    .orderBy(asc(pointPostings.id));
  return rows
    .filter(({ book }) => book === 'visitor')
    .map(({ slug, label, amount, balance, at }) => ({
      活动: slug,
      事由: label,
      变动: amount,
      余额: balance,
      时间: at,
    }));
}

async function ofVisits({ orm, account, mobileHash }: Person): Promise<Rows> {
  const rows = await orm
    .select()
    .from(trackingEvents)
    .where(isEventOf(orm, { account, mobileHash }))
    .orderBy(asc(trackingEvents.eventAt));
  return rows.map(({ name, eventAt, url, browser, clientId, visitorId, arm, loadTime }) => ({
    事项: EVENTS[name],
    时间: eventAt,
    页面: url,
    浏览器: browser,
    浏览器指纹: clientId,
    访客编号: visitorId,
    页面版本: arm,
    '打开用时（毫秒）': loadTime,
  }));
}

async function ofConversions({ orm, account }: Person): Promise<Rows> {
  const rows = await orm
    .select()
    .from(adConversions)
    .where(eq(adConversions.account, account))
    .orderBy(asc(adConversions.id));
  return rows.map(({ platform, event, eventAt, clickId, landingUrl, registeredAt, state }) => ({
    平台: AD_PLATFORMS[platform].words[1],
    事件: AD_EVENT_WORDS[event],
    事件时间: eventAt ?? registeredAt,
    点击标识: clickId,
    页面: landingUrl,
    开户时间: registeredAt,
    已回传: state === 'sent',
  }));
}
