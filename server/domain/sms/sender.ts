import type { CodePurpose } from '../../platform/database/schema/sms';

/** One message with a code. */
export interface SmsMessage {
  /** The same for every attempt to deliver this message. */
  id: string;
  mobile: string;
  code: string;
  purpose: CodePurpose;
  /** The brand's channel code, for the signature of the message; empty when unknown. */
  appCode: string;
}

/** A channel that delivers SMS. */
export interface SmsSender {
  /** Resolves when the message was accepted; rejects when it was not or when that is unknown. */
  send(message: SmsMessage): Promise<void>;
}
