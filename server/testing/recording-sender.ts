import type { SmsMessage, SmsSender } from '../domain/sms/sender';

/** Records messages instead of sending them. */
export class RecordingSender implements SmsSender {
  readonly messages: SmsMessage[] = [];
  /** True to fail as a broken gateway does. */
  failing = false;

  async send(message: SmsMessage): Promise<void> {
    this.messages.push(message);
    if (this.failing) throw new Error('gateway is down');
  }

  reset(): void {
    this.messages.length = 0;
    this.failing = false;
  }

  /** The last code sent to a number. */
  codeFor(mobile: string): string {
    const message = this.messages.findLast((sent) => sent.mobile === mobile);
    if (!message) throw new Error(`No SMS was sent to ${mobile}.`);
    return message.code;
  }
}
