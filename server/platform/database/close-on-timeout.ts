import { Client } from 'pg';

/**
 * A connection that is dropped as soon as one of its queries times out. The driver alone would keep it, and every
 * following query (a transaction's rollback first) would wait behind the hung one for its whole timeout again.
 */
export class CloseOnTimeoutClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver declares ten overloads and answers a promise only without a callback.
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
