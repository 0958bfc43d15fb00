import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TrackingEvent } from '@/lib/contract/tracking';
import { bundleArgs } from './processes';

const REGISTER = '/apis/web/account/registerByCode';

/** The process was killed during the call: the server may or may not have processed it. */
export class ConnectionLost extends Error {}

interface CrashOptions {
  /** The server kills itself when the first account is stored. */
  dieBeforeRegistered?: boolean;
  /** Additional settings. */
  env?: Record<string, string>;
}

/**
 * The server of `crash-server.ts` in a separate process, on the embedded database in `dataDir` or on the one in `env`.
 */
export class CrashProcess {
  readonly gone: Promise<unknown>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly origin: string,
  ) {
    this.gone = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : Promise.resolve();
  }

  static async start(
    dataDir: string,
    { dieBeforeRegistered = false, env = {} }: CrashOptions = {},
  ): Promise<CrashProcess> {
    const child = spawn(process.execPath, bundleArgs('crash-server'), {
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: dataDir,
        CAPTCHA: 'off',
        SMS_PER_ADDRESS_HOURLY: '100000',
        SMS_HOURLY_BUDGET: '100000',
        DIE_BEFORE_ANSWER_OF: dieBeforeRegistered ? REGISTER : '',
        ...env,
      },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const origin = await new Promise<string>((resolve, reject) => {
      let log = '';
      child.stderr.on('data', (chunk) => {
        log += chunk;
        const found = /listening on (\S+)/.exec(log)?.[1];
        if (found) resolve(found);
      });
      child.once('exit', () => reject(new Error(log)));
    });
    return new CrashProcess(child, origin);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  /** Requests a code and returns it. */
  async codeFor(mobile: string): Promise<string> {
    await this.form('/apis/validateSendcode', { mobile, ticket: '', randstr: '' });
    const inbox = await this.#call(`/dev/sms?mobile=${mobile}`);
    return inbox.Data.messages[0].code;
  }

  /** Registers and returns the account number. */
  async register(
    mobile: string,
    code: string,
    idempotencyKey = '',
    landing: Record<string, string> = {},
  ): Promise<string> {
    const agreements = 'customer-agreement@1.0,privacy-auth@1.2';
    const fields = { mobile, code, agreements, fromurl: '', clientid: '' };
    return (await this.form(REGISTER, { ...fields, ...landing }, { 'idempotency-key': idempotencyKey })).Data.account;
  }

  async collect(events: readonly TrackingEvent[]): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await this.#call('/crm/maidian/scada/collect', { method: 'POST', headers, body: JSON.stringify(events) });
  }

  /**
   * Posts a form and returns the response body.
   *
   * @throws {ConnectionLost} when the connection broke
   * @throws {Error} when the status is not 200
   */
  form(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    return this.#call(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  /** @throws as {@link form} does */
  async #call(url: string, init?: RequestInit) {
    const answer = await fetch(`${this.origin}${url}`, init)
      .then(async (response) => ({ status: response.status, body: await response.json() }))
      .catch((cause) => {
        throw new ConnectionLost(url, { cause });
      });
    if (answer.status !== 200) throw new Error(`${url} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }
}
