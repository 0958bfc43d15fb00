import { Client } from 'pg';

/**
 * A connection that closes when one of its queries times out. The driver alone would reuse it, and each following query
 * (first the transaction's rollback) would wait behind the hung one for the full timeout.
 */
export class CloseOnTimeoutClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: ten overloads; a promise only without a callback.
  override query(...parameters: any[]): any {
    // biome-ignore lint/suspicious/noExplicitAny: as above.
    const answer: any = (super.query as (...all: any[]) => any).apply(this, parameters);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') this.end(() => {});
      });
    }
    return answer;
  }
}
