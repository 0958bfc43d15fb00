import { desc, eq, lte } from 'drizzle-orm';
import { smsInbox } from '../../platform/database/schema/sms';
import type { Database } from '../../platform/database/types';
import { mobileHash } from '../../platform/secrets/mobile';
import type { Vault } from '../../platform/secrets/vault';
import { maskMobile } from './mask-mobile';
import type { SmsMessage } from './sender';

const KEPT = 200;

export interface InboxParts {
  database: Database;
  vault: Vault;
  clock: () => Date;
}

/** A message as the inbox shows it. */
export type InboxMessage = Pick<SmsMessage, 'code' | 'purpose'>;

/** The newest messages of all servers that share the database, for the development setup. */
export class SmsInbox {
  constructor(private readonly parts: InboxParts) {}

  async add({ mobile, code, purpose, appCode }: SmsMessage): Promise<void> {
    const { database, vault, clock } = this.parts;
    const row = { mobileHash: mobileHash(vault, mobile), mobileMasked: maskMobile(mobile), code, purpose, appCode };
    const [added] = await database.orm
      .insert(smsInbox)
      .values({ ...row, sentAt: clock() })
      .returning({ id: smsInbox.id });
    if (added) await database.orm.delete(smsInbox).where(lte(smsInbox.id, added.id - KEPT));
  }

  /** A number's messages, newest first. */
  of(mobile: string): Promise<InboxMessage[]> {
    const { database, vault } = this.parts;
    return database.orm
      .select({ code: smsInbox.code, purpose: smsInbox.purpose })
      .from(smsInbox)
      .where(eq(smsInbox.mobileHash, mobileHash(vault, mobile)))
      .orderBy(desc(smsInbox.id));
  }
}
