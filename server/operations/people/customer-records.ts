import { asc, eq, sql } from 'drizzle-orm';
import { readOpenedAt } from '../../domain/accounts/opened-at';
import { openCardNumber } from '../../domain/identity/bind-card';
import { maskName } from '../../domain/identity/profile';
import { openName, openNumber } from '../../domain/identity/service';
import { maskMobile } from '../../domain/sms/mask-mobile';
import { accounts } from '../../platform/database/schema/accounts';
import { depositReversals, tradeReversals } from '../../platform/database/schema/corrections';
import { deposits, trades } from '../../platform/database/schema/funds';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { consents } from '../../platform/database/schema/privacy';
import { providerProfiles } from '../../platform/database/schema/provider';
import { sessions } from '../../platform/database/schema/sessions';
import { openMobile } from '../../platform/secrets/mobile';
import { beijingTime, beijingTimeOrDash } from '../common/beijing-time';
import type { Customer, Section } from './customer-section';

/** The registration and the state of the account. */
export async function readRegistration({ orm, vault, account, show }: Customer): Promise<Section> {
  const [row] = await orm.select().from(accounts).where(eq(accounts.number, account));
  if (!row) throw new Error('The customer does not exist.');
  const [friends] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(accounts)
    .where(eq(accounts.invitedBy, account));
  const [open] = await orm
    .select({ count: sql<number>`count(*)::int` })
    .from(sessions)
    .where(eq(sessions.account, account));
  const mobileText = show ? String : maskMobile;
  const openedAt = await readOpenedAt(orm, account);
  const landing = Object.entries(row.landing).map(([name, value]) => `${name}=${value}`);
  const fields: Record<string, string> = {
    account,
    opened: openedAt ? beijingTime(openedAt) : `unknown; first seen ${beijingTime(row.createdAt)}`,
    mobile: row.mobileSealed === null ? 'stored by the provider' : mobileText(openMobile(vault, row.mobileSealed)),
    brand: row.appCode ?? '-',
    package: row.packageCode ?? '-',
    campaign: row.campaign ?? '-',
    'came by': landing.join(' ') || '-',
    'invited by': row.invitedBy ?? '-',
    'friends invited': String(friends?.count ?? 0),
    password: row.passwordHash === null ? 'none' : 'set',
    sessions: String(open?.count ?? 0),
  };
  return { title: 'Registration', headings: ['what', 'value'], rows: Object.entries(fields) };
}

/** The clauses that the customer accepted. */
export async function readConsents({ orm, account }: Customer): Promise<Section> {
  const rows = await orm
    .select()
    .from(consents)
    .where(eq(consents.account, account))
    .orderBy(asc(consents.acceptedAt), asc(consents.slug));
  return {
    title: 'Consents',
    headings: ['time', 'for', 'clause', 'version', 'device'],
    rows: rows.map(({ acceptedAt, subject, slug, version, device }) => [
      beijingTime(acceptedAt),
      subject,
      slug,
      version,
      device,
    ]),
  };
}

/** Identity and bank cards. */
export async function readVerification({ orm, vault, account, show }: Customer): Promise<Section> {
  const own = await orm.select().from(identities).where(eq(identities.account, account));
  const cards = await orm.select().from(bankCards).where(eq(bankCards.account, account)).orderBy(asc(bankCards.id));
  const reported = await orm.select().from(providerProfiles).where(eq(providerProfiles.account, account));
  return {
    title: 'Verification',
    headings: ['time', 'what', 'state', 'value'],
    rows: [
      ...own.map(({ verifiedAt, nameSealed, numberSealed, duplicate }) => {
        const name = openName(vault, nameSealed);
        const state = duplicate ? 'verified, with the document of an earlier account' : 'verified';
        return [
          beijingTime(verifiedAt),
          'identity',
          state,
          show ? `${name}, ${openNumber(vault, numberSealed)}` : maskName(name),
        ];
      }),
      ...cards.map(({ changedAt, state, bank, lastDigits, numberSealed }) => [
        beijingTime(changedAt),
        'bank card',
        state,
        `${bank} ${show ? openCardNumber(vault, numberSealed) : `…${lastDigits}`}`,
      ]),
      ...reported.map(({ notedAt, verified, card }) => [
        beijingTime(notedAt),
        'reported by the provider',
        verified ? 'verified' : 'not verified',
        card ? 'card bound' : 'no card',
      ]),
    ],
  };
}

/** Deposits, including reversed ones. */
export async function readDeposits({ orm, account }: Customer): Promise<Section> {
  const rows = await orm
    .select()
    .from(deposits)
    .leftJoin(depositReversals, eq(depositReversals.deposit, deposits.id))
    .where(eq(deposits.account, account))
    .orderBy(asc(deposits.createdAt), asc(deposits.id));
  return {
    title: 'Deposits',
    headings: ['time', 'reference', 'US dollars', 'state'],
    rows: rows.map(({ deposits: { createdAt, settledAt, reference, amount, state }, deposit_reversals: reversal }) => [
      beijingTime(settledAt ?? createdAt),
      reference,
      amount.toFixed(2),
      `${state}${reversalText(reversal)}`,
    ]),
  };
}

/** Closed trades, including reversed ones. */
export async function readTrades({ orm, account }: Customer): Promise<Section> {
  const rows = await orm
    .select()
    .from(trades)
    .leftJoin(tradeReversals, eq(tradeReversals.trade, trades.id))
    .where(eq(trades.account, account))
    .orderBy(asc(trades.closedAt), asc(trades.id));
  return {
    title: 'Trades',
    headings: ['opened', 'closed', 'reference', 'symbol', 'lots', 'state'],
    rows: rows.map(({ trades: { openedAt, closedAt, reference, symbol, lots }, trade_reversals: reversal }) => [
      beijingTimeOrDash(openedAt),
      beijingTime(closedAt),
      reference,
      symbol,
      lots.toFixed(2),
      `closed${reversalText(reversal)}`,
    ]),
  };
}

function reversalText(reversal: { operator: string; at: Date; reason: string } | null): string {
  return reversal ? `, reversed by ${reversal.operator} ${beijingTime(reversal.at)}: ${reversal.reason}` : '';
}
