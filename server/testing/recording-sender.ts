import type { SmsMessage, SmsSender } from '../domain/sms/sender';

/** Keeps what it was asked to send. */
export class RecordingSender implements SmsSender {
  readonly messages: SmsMessage[] = [];
  /** True to fail as a gateway out of order does. */
  failing = false;

  async send(message: SmsMessage): Promise<void> {
    this.messages.push(message);
    if (this.failing) throw new Error('gateway out of order');
  }

  reset(): void {
    this.messages.length = 0;
    this.failing = false;
  }

  /** The code sent to a number last. */
  codeFor(mobile: string): string {
    const message = this.messages.findLast((sent) => sent.mobile === mobile);
    if (!message) throw new Error(`No SMS was sent to ${mobile}.`);
    return message.code;
  }
}
