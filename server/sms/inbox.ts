import type { SmsMessage } from './sender';

const KEPT = 200;

/** The newest messages of this process, for the development set-up. */
export class SmsInbox {
  #messages: SmsMessage[] = [];

  add(message: SmsMessage): void {
    this.#messages = [message, ...this.#messages].slice(0, KEPT);
  }

  /** A number's messages, newest first. */
  of(mobile: string): SmsMessage[] {
    return this.#messages.filter((message) => message.mobile === mobile);
  }
}
