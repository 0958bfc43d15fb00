import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { PRIZE_UNITS } from '@/lib/activities/units';
import { AD_EVENTS, AD_PLATFORM_NAMES } from '@/lib/channel/ad-platforms';
import { EVENT_NAMES } from '@/lib/contract/tracking';
import { pageOf } from '../../domain/funnel/page-of';
import { accounts as accountRows } from '../../platform/database/schema/accounts';
import { rewards as rewardRows } from '../../platform/database/schema/activities';
import { adConversions as conversionRows } from '../../platform/database/schema/ad-conversions';
import {
  depositReversals as depositReversalRows,
  REWARD_ENTRIES,
  rewardEntries as rewardEntryRows,
  tradeReversals as tradeReversalRows,
} from '../../platform/database/schema/corrections';
import { deposits as depositRows, trades as tradeRows } from '../../platform/database/schema/funds';
import { trackingEvents } from '../../platform/database/schema/tracking';
import { defineTable, type WarehouseTable } from './define-table';

const id = z.int().describe('the number of the row');
const account = z.string().describe('pseudonym of the account');
const time = z.iso.datetime().describe('instant in UTC');
const text = z.string();

const events = defineTable({
  name: 'events',
  from: trackingEvents,
  time: trackingEvents.receivedAt,
  key: trackingEvents.key,
  columns: {
    key: trackingEvents.key,
    name: trackingEvents.name,
    clientId: trackingEvents.clientId,
    visitorId: trackingEvents.visitorId,
    account: trackingEvents.account,
    receivedAt: trackingEvents.receivedAt,
    url: trackingEvents.url,
    host: trackingEvents.host,
    brand: trackingEvents.brand,
    arm: trackingEvents.arm,
    loadTime: trackingEvents.loadTime,
    browser: trackingEvents.browser,
    medium: trackingEvents.medium,
    keyword: trackingEvents.keyword,
    plan: trackingEvents.plan,
    unit: trackingEvents.unit,
    packageId: trackingEvents.packageId,
    byMachine: trackingEvents.byMachine,
  },
  line: z.object({
    event: z.enum(EVENT_NAMES).describe('z1 visit, rr2 mobile number entered, rr3 code sent, rr5 account opened'),
    visitor: text.describe('pseudonym of the browser on its host; empty if it had none'),
    account: account.nullable(),
    received_at: time,
    host: text,
    page: text.describe('path within the site; empty for other addresses'),
    brand: text,
    arm: text.describe('the arm of a revision; empty if all visitors see the same page'),
    load_time: z.int().nullable().describe('milliseconds until the page showed something; null if not measured'),
    browser: text,
    medium: text,
    keyword: text,
    plan: text,
    unit: text,
    package: text,
    by_machine: z.boolean().describe('sent by a crawler or another program'),
  }),
  toLine: (
    { name, clientId, visitorId, url, receivedAt, packageId, byMachine, loadTime, key: _, ...row },
    pseudonyms,
  ) => ({
    ...row,
    event: name,
    visitor: visitorId || clientId ? pseudonyms.visitor(visitorId || clientId) : '',
    account: row.account === null ? null : pseudonyms.account(row.account),
    received_at: receivedAt.toISOString(),
    page: pageOf(url),
    package: packageId,
    load_time: loadTime,
    by_machine: byMachine,
  }),
});

const accounts = defineTable({
  name: 'accounts',
  from: accountRows,
  time: accountRows.createdAt,
  key: accountRows.number,
  columns: {
    number: accountRows.number,
    invitedBy: accountRows.invitedBy,
    appCode: accountRows.appCode,
    packageCode: accountRows.packageCode,
    campaign: accountRows.campaign,
    createdAt: accountRows.createdAt,
  },
  line: z.object({
    account,
    invited_by: account.nullable(),
    brand: text.nullable(),
    package: text.nullable(),
    page: text.nullable().describe('path of the page on which it was opened'),
    opened_at: time,
  }),
  toLine: (row, pseudonyms) => ({
    account: pseudonyms.account(row.number),
    invited_by: row.invitedBy === null ? null : pseudonyms.account(row.invitedBy),
    brand: row.appCode,
    package: row.packageCode,
    page: row.campaign,
    opened_at: row.createdAt.toISOString(),
  }),
});

const rewards = defineTable({
  name: 'rewards',
  from: rewardRows,
  time: rewardRows.givenAt,
  key: rewardRows.id,
  columns: {
    id: rewardRows.id,
    account: rewardRows.account,
    campaign: rewardRows.slug,
    activity: rewardRows.kind,
    source: rewardRows.source,
    amount: rewardRows.amount,
    unit: rewardRows.unit,
    givenAt: rewardRows.givenAt,
  },
  line: z.object({
    id,
    account,
    campaign: text,
    activity: text,
    source: text,
    amount: z.number().describe('when it was given; `reward_entries` has what changed it later'),
    unit: z.enum(PRIZE_UNITS),
    given_at: time,
  }),
  toLine: ({ givenAt, ...row }, pseudonyms) => ({
    ...row,
    account: pseudonyms.account(row.account),
    given_at: givenAt.toISOString(),
  }),
});

const rewardEntries = defineTable({
  name: 'reward_entries',
  from: rewardEntryRows,
  time: rewardEntryRows.at,
  key: rewardEntryRows.id,
  columns: {
    id: rewardEntryRows.id,
    reward: rewardEntryRows.reward,
    entry: rewardEntryRows.entry,
    amount: rewardEntryRows.amount,
    unit: rewardEntryRows.unit,
    at: rewardEntryRows.at,
  },
  line: z.object({
    id,
    reward: id,
    entry: z.enum(REWARD_ENTRIES),
    amount: z.number().describe("added to the reward's amount"),
    unit: z.enum(PRIZE_UNITS),
    at: time,
  }),
  toLine: ({ at, ...row }) => ({ ...row, at: at.toISOString() }),
});

const deposits = defineTable({
  name: 'deposits',
  from: depositRows,
  time: depositRows.settledAt,
  key: depositRows.id,
  where: eq(depositRows.state, 'settled'),
  columns: {
    id: depositRows.id,
    account: depositRows.account,
    amount: depositRows.amount,
    settledAt: depositRows.settledAt,
  },
  line: z.object({ id, account, amount: z.number().describe('US dollars'), settled_at: time }),
  toLine: ({ settledAt, ...row }, pseudonyms) => ({
    ...row,
    account: pseudonyms.account(row.account),
    settled_at: settledAt?.toISOString() ?? '',
  }),
});

const depositReversals = defineTable({
  name: 'deposit_reversals',
  from: depositReversalRows,
  time: depositReversalRows.at,
  key: depositReversalRows.deposit,
  columns: { deposit: depositReversalRows.deposit, at: depositReversalRows.at },
  line: z.object({ deposit: id, at: time }),
  toLine: ({ deposit, at }) => ({ deposit, at: at.toISOString() }),
});

const trades = defineTable({
  name: 'trades',
  from: tradeRows,
  time: tradeRows.closedAt,
  key: tradeRows.id,
  columns: {
    id: tradeRows.id,
    account: tradeRows.account,
    symbol: tradeRows.symbol,
    lots: tradeRows.lots,
    closedAt: tradeRows.closedAt,
  },
  line: z.object({ id, account, symbol: text, lots: z.number().describe('standard lots'), closed_at: time }),
  toLine: ({ closedAt, ...row }, pseudonyms) => ({
    ...row,
    account: pseudonyms.account(row.account),
    closed_at: closedAt.toISOString(),
  }),
});

const tradeReversals = defineTable({
  name: 'trade_reversals',
  from: tradeReversalRows,
  time: tradeReversalRows.at,
  key: tradeReversalRows.trade,
  columns: { trade: tradeReversalRows.trade, at: tradeReversalRows.at },
  line: z.object({ trade: id, at: time }),
  toLine: ({ trade, at }) => ({ trade, at: at.toISOString() }),
});

const adConversions = defineTable({
  name: 'ad_conversions',
  from: conversionRows,
  time: conversionRows.registeredAt,
  ownTime: conversionRows.eventAt,
  key: conversionRows.id,
  columns: {
    id: conversionRows.id,
    platform: conversionRows.platform,
    account: conversionRows.account,
    event: conversionRows.event,
    isWap: conversionRows.isWap,
    eventAt: conversionRows.eventAt,
    registeredAt: conversionRows.registeredAt,
  },
  line: z.object({
    id,
    platform: z.enum(AD_PLATFORM_NAMES),
    account,
    event: z.enum(AD_EVENTS).describe('what is reported to the platform'),
    on_phone: z.boolean(),
    happened_at: time,
  }),
  toLine: ({ id: number, platform, account: owner, event, isWap, eventAt, registeredAt }, pseudonyms) => ({
    id: number,
    platform,
    account: pseudonyms.account(owner),
    event,
    on_phone: isWap,
    happened_at: (eventAt ?? registeredAt).toISOString(),
  }),
});

/** The tables of the export. Their rows are only added, so that the files of a past day do not change. */
export const WAREHOUSE_TABLES: readonly WarehouseTable[] = [
  events,
  accounts,
  rewards,
  rewardEntries,
  deposits,
  depositReversals,
  trades,
  tradeReversals,
  adConversions,
];
