import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Agent, type Dispatcher, request } from 'undici';
import lottery from '@/campaigns/lottery-october';
import { AGREEMENTS, PRIVACY } from '@/e2e/support/agreements';
import { anyOutcome, anyState } from '@/lib/activities/states';
import { work } from '@/lib/captcha/work';
import { activityActCall } from '@/lib/contract/activities/calls';
import { fieldsOf } from '@/lib/contract/call';
import { validateAppId } from '@/lib/contract/captcha';
import { registerByCode } from '@/lib/contract/register';
import { validateSendcode } from '@/lib/contract/sms';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { identityInfoSubmit } from '@/lib/contract/user';
import { limit } from '@/scripts/lib/limit.mjs';
import type { Journal } from './journal';
import { type Entrance, HOST } from './pages';

/** Visitors at a time, and milliseconds between what one does: the machine has little to spare beside three databases. */
const VISITORS = 8;
const BETWEEN = 150;
/** Milliseconds after which a visitor tries again, and after which their browser gives up. */
const AGAIN = 500;
const ANSWER_LIMIT = 20_000;
/** Milliseconds in which the last calls must succeed. */
const LAST_ANSWER = limit();

const SPIN = activityActCall(anyState, anyOutcome).path;
const LANDING = '/newactivities/kh_7694_form';

function giveUp(): never {
  throw new Error(`A visitor repeats a call and has no answer after ${LAST_ANSWER / 1_000} s.`);
}

/** What visitors use. */
export interface Used extends Entrance {
  /** The code in a number's last SMS. */
  codeOf: (mobile: string) => string | Promise<string>;
  /** Origins of the cashiers that only the development set-up has; without one, visitors do not deposit. */
  cashiers: string[];
}

interface Answer {
  status: number;
  text: string;
}

/** The next visitor's number. Each has a mobile number of their own, in all faults of a drill. */
let next = 0;

/** Visitors who register, verify their identity, spin a wheel and deposit, one after another, until they are stopped. */
export class Visitors {
  #stopped = false;
  #asked = 0;
  readonly #lanes: Promise<void>[];
  readonly #host: string;
  readonly #agent: Agent;

  constructor(
    private readonly used: Used,
    private readonly journal: Journal,
    visitors = VISITORS,
  ) {
    this.#host = used.host ?? HOST;
    const connect = { timeout: 5_000, servername: this.#host, ca: used.authority };
    this.#agent = new Agent({ headersTimeout: ANSWER_LIMIT, bodyTimeout: ANSWER_LIMIT, connect });
    this.#lanes = Array.from({ length: visitors }, () => this.#lane());
  }

  /** Resolves when every visitor has the answer to the current call. @throws when one still has none after the usual limit */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.race([Promise.all(this.#lanes), pause(LAST_ANSWER, undefined, { ref: false }).then(giveUp)]);
  }

  async #lane(): Promise<void> {
    while (!this.#stopped) {
      try {
        await this.#visit(next++);
      } catch (error) {
        this.journal.rejected('visit', String(error));
      }
    }
  }

  async #visit(visitor: number): Promise<void> {
    const mobile = `139${String((visitor * 7_654_321) % 10 ** 8).padStart(8, '0')}`;
    const clientid = `drill-${visitor}`;
    const asked = { mobile, clientid, type: 'register', appcode: 'bfzh', ...(await this.#prove()) };
    const sent = await this.#call(validateSendcode.path, form(asked));
    // Without an answer the code may not be valid. Another number may request one at once.
    if (sent.status !== 200) return pause(AGAIN);
    const code = await this.used.codeOf(mobile);
    const registered = await this.#once('registration', registerByCode.path, () =>
      form({
        mobile,
        code,
        agreements: AGREEMENTS,
        fromurl: `http://${this.#host}${LANDING}`,
        clientid,
        appcode: 'bfzh',
      }),
    );
    if (!registered) return;
    const { account, token } = JSON.parse(registered.text).Data as { account: string; token: string };
    this.journal.answered(`registration ${clientid}`, `account ${account}`);
    await pause(BETWEEN);
    if (this.#stopped) return;
    const identity = form({ name: '王小明', idcard: newIdentityNumber(), consent: PRIVACY, crossborder: PRIVACY });
    // The page shows a rejected repetition as done, too.
    if (await this.#once('verification', identityInfoSubmit.path, () => identity, token, 'already_verified'))
      this.journal.answered(`verification ${account}`);
    await pause(BETWEEN);
    if (this.#stopped) return;
    const spin = { slug: lottery.slug, kind: 'wheel', action: 'spin', input: {} };
    if (await this.#once('spin', SPIN, () => json(spin), token)) this.journal.answered(`spin ${account}`);
    await pause(BETWEEN);
    if (this.#stopped) return;
    if (this.used.cashiers.length > 0) await this.#deposit(account, token, clientid);
    await pause(BETWEEN);
  }

  /** Solves the captcha's proof of work, unless it is off. */
  async #prove(): Promise<{ ticket: string; randstr: string }> {
    const { status, text } = await this.#call(validateAppId.path, form({}));
    const challenge = status === 200 && fieldsOf(validateAppId.response.parse(JSON.parse(text)).Data).challenge;
    if (!challenge) return { ticket: '', randstr: '' };
    const solution = await work({ challenge, timeout: ANSWER_LIMIT });
    return { ticket: btoa(JSON.stringify({ challenge, solution })), randstr: challenge.parameters.nonce };
  }

  /** Pays at the cashier. The payment's reference makes a repeated payment the same one. */
  async #deposit(account: string, token: string, clientid: string): Promise<void> {
    const flow = { from: LANDING, source: '2', token, clientid, isBind: '0', first: '1', account };
    const page = await this.#repeated('payment', () => this.#pay(`?${new URLSearchParams(flow)}`));
    const payment = /name="payment" value="([^"]+)"/.exec(page?.text ?? '')?.[1];
    const reference = /pay-[0-9a-f-]{36}/.exec(page?.text ?? '')?.[0];
    if (!payment || !reference) return this.journal.rejected('payment', `no form in ${page?.text.slice(0, 300)}`);
    const paid = await this.#repeated('deposit', () => this.#pay('', form({ payment, amount: '100', way: 'card' })));
    if (paid) this.journal.answered(`deposit ${reference}`);
  }

  /**
   * Makes a call with an idempotency key, as the browser does.
   *
   * @param done the problem that means, to a visitor who repeats the call, that it is done
   */
  #once(step: string, path: string, body: () => Body, token?: string, done?: string): Promise<Answer | undefined> {
    const key = randomUUID();
    const call = () => this.#call(path, body(), { 'idempotency-key': key, ...(token && { token }) });
    return this.#repeated(step, call, done);
  }

  /** Repeats a call until the server has decided. Returns undefined after a rejection. */
  async #repeated(step: string, call: () => Promise<Answer>, done?: string): Promise<Answer | undefined> {
    for (let repeated = false; ; repeated = true) {
      const answer = await call();
      if (answer.status >= 200 && answer.status < 400) return answer;
      if (repeated && done && answer.text.includes(`"code":"${done}"`)) return answer;
      if (answer.status < 500 && answer.status !== 429 && answer.status !== 0) {
        this.journal.rejected(step, `${answer.status} ${answer.text.slice(0, 300)}`);
        return undefined;
      }
      await pause(AGAIN);
    }
  }

  /** Asks the cashier of one machine after the other, as the edge does with calls. */
  #pay(query: string, body?: Body): Promise<Answer> {
    const { cashiers } = this.used;
    return this.#send(`${cashiers[this.#asked++ % cashiers.length]}/pay${query}`, body);
  }

  #call(path: string, body?: Body, headers?: Record<string, string>): Promise<Answer> {
    return this.#send(`${this.used.edge}${path}`, body, headers);
  }

  /** Returns status 0 without an answer. */
  async #send(address: string, body?: Body, headers: Record<string, string> = {}): Promise<Answer> {
    const init: Parameters<typeof request>[1] = {
      dispatcher: this.#agent as Dispatcher,
      method: body ? 'POST' : 'GET',
      headers: { host: this.#host, ...headers, ...(body && { 'content-type': body.type }) },
      ...(body && { body: body.text }),
    };
    try {
      const answer = await request(address, init);
      return { status: answer.statusCode, text: await answer.body.text() };
    } catch {
      return { status: 0, text: '' };
    }
  }
}

interface Body {
  type: string;
  text: string;
}

const form = (fields: Record<string, string>): Body => ({
  type: 'application/x-www-form-urlencoded',
  text: new URLSearchParams(fields).toString(),
});
const json = (value: unknown): Body => ({ type: 'application/json', text: JSON.stringify(value) });
