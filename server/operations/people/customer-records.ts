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
import { type Figures, iso, type Table } from '../common/answer';
import type { Customer } from './reported-customer';
import { figures, say, table } from './words';

const NONE = { empty: say('nothing_stored') };

/** The registration and the state of the account. */
export async function readRegistration({ orm, vault, account, show }: Customer): Promise<Figures> {
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
  const imported = openedAt !== undefined && row.mobileHash === null;
  const landing = Object.entries(row.landing).map(([name, value]) => `${name}=${value}`);
  const mobile = row.mobileSealed === null ? null : mobileText(openMobile(vault, row.mobileSealed));
  const values = {
    account,
    opened: say('account_opened', { at: iso(openedAt), seen: iso(row.createdAt), imported }),
    mobile: say('mobile_of_account', { mobile }),
    brand: row.appCode,
    package: row.packageCode,
    page: row.campaign,
    landing: landing.join(' ') || null,
    inviter: row.invitedBy,
    friends: friends?.count ?? 0,
    password: row.passwordHash === null ? ('none' as const) : ('set' as const),
    sessions: open?.count ?? 0,
  };
  return figures('registration', values, say('about_registration'));
}

/** The clauses that the customer accepted. */
export async function readConsents({ orm, account }: Customer): Promise<Table> {
  const rows = await orm
    .select()
    .from(consents)
    .where(eq(consents.account, account))
    .orderBy(asc(consents.acceptedAt), asc(consents.slug));
  const listed = rows.map(({ acceptedAt, subject, slug, version, device }) => ({
    time: iso(acceptedAt),
    for: subject,
    clause: slug,
    version,
    device,
  }));
  return table('consents', listed, { title: say('about_consents'), ...NONE });
}

/** Identity and bank cards. */
export async function readVerification({ orm, vault, account, show }: Customer): Promise<Table> {
  const own = await orm.select().from(identities).where(eq(identities.account, account));
  const cards = await orm.select().from(bankCards).where(eq(bankCards.account, account)).orderBy(asc(bankCards.id));
  const reported = await orm.select().from(providerProfiles).where(eq(providerProfiles.account, account));
  const listed = [
    ...own.map(({ verifiedAt, nameSealed, numberSealed, duplicate }) => {
      const name = openName(vault, nameSealed);
      const shown = show
        ? { name, document: openNumber(vault, numberSealed) }
        : { name: maskName(name), document: null };
      return {
        time: iso(verifiedAt),
        what: 'identity' as const,
        state: duplicate ? ('duplicate' as const) : ('verified' as const),
        value: say('verified_identity', shown),
      };
    }),
    ...cards.map(({ changedAt, state, bank, lastDigits, numberSealed }) => ({
      time: iso(changedAt),
      what: 'card' as const,
      state,
      value: say('bound_card', { bank, digits: show ? openCardNumber(vault, numberSealed) : lastDigits, whole: show }),
    })),
    ...reported.map(({ notedAt, verified, card }) => ({
      time: iso(notedAt),
      what: 'reported' as const,
      state: verified ? ('verified' as const) : ('unverified' as const),
      value: say('reported_card', { bound: card }),
    })),
  ];
  return table('verifications', listed, { title: say('about_verification'), ...NONE });
}

/** Deposits, including reversed ones. */
export async function readDeposits({ orm, account }: Customer): Promise<Table> {
  const rows = await orm
    .select()
    .from(deposits)
    .leftJoin(depositReversals, eq(depositReversals.deposit, deposits.id))
    .where(eq(deposits.account, account))
    .orderBy(asc(deposits.createdAt), asc(deposits.id));
  const listed = rows.map(({ deposits: { createdAt, settledAt, reference, amount, state }, deposit_reversals }) => ({
    time: iso(settledAt ?? createdAt),
    reference,
    amount,
    state: say('fund_state', { state, reversal: reversalOf(deposit_reversals) }),
  }));
  return table('deposits', listed, { title: say('about_deposits'), ...NONE });
}

/** Closed trades, including reversed ones. */
export async function readTrades({ orm, account }: Customer): Promise<Table> {
  const rows = await orm
    .select()
    .from(trades)
    .leftJoin(tradeReversals, eq(tradeReversals.trade, trades.id))
    .where(eq(trades.account, account))
    .orderBy(asc(trades.closedAt), asc(trades.id));
  const listed = rows.map(({ trades: { openedAt, closedAt, reference, symbol, lots }, trade_reversals }) => ({
    opened: iso(openedAt),
    closed: iso(closedAt),
    reference,
    symbol,
    lots,
    state: say('fund_state', { state: 'closed', reversal: reversalOf(trade_reversals) }),
  }));
  return table('trades', listed, { title: say('about_trades'), ...NONE });
}

function reversalOf(reversal: { operator: string; at: Date; reason: string } | null) {
  return reversal && { by: reversal.operator, at: iso(reversal.at), reason: reversal.reason };
}
