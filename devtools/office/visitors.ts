import { randomUUID } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import {
  type DepositInput,
  type GivenDeposit,
  MOST_DEPOSIT,
  type VisitorInput,
  type VisitorSession,
} from '@/server/office/tools-api';
import { accounts } from '@/server/platform/database/schema/accounts';
import { mobileHash } from '@/server/platform/secrets/mobile';
import { openSession } from '@/server/platform/sessions/service';
import type { Services } from '@/server/services';
import { recordDeposit } from '../cashier/deposits';

const account = z.string().regex(/^(?:\d{6,9}|\d{11})$/);

export const visitorInput: z.ZodType<VisitorInput> = z.strictObject({ account });
export const depositInput: z.ZodType<DepositInput> = z.strictObject({
  account,
  amount: z.number().positive().max(MOST_DEPOSIT).multipleOf(0.01),
});

/** Opens a session of a local account without its password. */
export async function openVisitorSession(services: Services, input: VisitorInput): Promise<VisitorSession> {
  const found = await findAccount(services, input);
  if (found === null) return { account: null };
  const { database, clock } = services;
  return { account: found, token: await openSession(database.orm, found, clock()) };
}

/** Gives an account a settled deposit. */
export async function giveDeposit(services: Services, { amount, ...input }: DepositInput): Promise<GivenDeposit> {
  const found = await findAccount(services, input);
  if (found === null) return { account: null };
  const payment = { account: found, reference: `office-${randomUUID()}` };
  await recordDeposit(services, payment, { amount, state: 'settled' }, services.clock());
  return { account: found };
}

async function findAccount({ database, vault }: Services, { account: named }: VisitorInput) {
  const [found] = await database.orm
    .select({ number: accounts.number })
    .from(accounts)
    .where(or(eq(accounts.number, named), eq(accounts.mobileHash, mobileHash(vault, named))));
  return found?.number ?? null;
}
