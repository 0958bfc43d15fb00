import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { bankCards, identities } from '../../platform/database/schema/identity';
import type { Orm } from '../../platform/database/types';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { say, table } from './words';

/** Lists documents and cards that several accounts share, from before they had to be unique. */
export const sharedDocuments = defineOperation({
  name: 'shared-documents',
  title: '查看共用证件',
  summary: '列出与较早账户共用证件或银行卡的账户，均来自尚不要求唯一时',
  subject: '客户',
  permission: 'customers',
  audited: false,
  access: 'signed-in',
  standby: true,
  input: z.strictObject({}),
  async run({ orm }) {
    const rows = [...(await readIdentities(orm)), ...(await readCards(orm))].map(({ what, account, at, first }) => ({
      account,
      shares: what,
      since: iso(at),
      with: first,
    }));
    return { answer: [table('shared_documents', rows, { empty: say('nothing_is_shared') })] };
  },
});

function readIdentities(orm: Orm) {
  const first = alias(identities, 'first');
  return orm
    .select({
      what: sql<'document'>`'document'`,
      account: identities.account,
      at: identities.verifiedAt,
      first: first.account,
    })
    .from(identities)
    .innerJoin(first, and(eq(first.numberHash, identities.numberHash), sql`not ${first.duplicate}`))
    .where(and(identities.duplicate, isNotNull(identities.numberHash)))
    .orderBy(asc(identities.verifiedAt), asc(identities.account));
}

function readCards(orm: Orm) {
  const first = alias(bankCards, 'first');
  const valid = sql`${first.state} = 'bound' and not ${first.duplicate}`;
  return orm
    .select({ what: sql<'card'>`'card'`, account: bankCards.account, at: bankCards.createdAt, first: first.account })
    .from(bankCards)
    .innerJoin(first, and(eq(first.numberHash, bankCards.numberHash), valid))
    .where(and(bankCards.duplicate, eq(bankCards.state, 'bound')))
    .orderBy(asc(bankCards.id));
}
