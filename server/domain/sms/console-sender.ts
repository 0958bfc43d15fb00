import { type InboxParts, SmsInbox } from './inbox';
import { maskMobile } from './mask-mobile';
import type { SmsMessage, SmsSender } from './sender';

/** Prints codes on the server's console and stores them in an inbox. Only for machines without real visitors. */
export class ConsoleSender implements SmsSender {
  readonly inbox: SmsInbox;

  constructor(parts: InboxParts) {
    this.inbox = new SmsInbox(parts);
  }

  async send(message: SmsMessage): Promise<void> {
    await this.inbox.add(message);
    console.log(`SMS ${message.purpose} ${maskMobile(message.mobile)} ${message.code}`);
  }
}
