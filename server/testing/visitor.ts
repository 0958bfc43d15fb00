import type { LightMyRequestResponse } from 'fastify';
import type { SmsPurpose } from '@/lib/contract/sms';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { identityInfoSubmit } from '@/lib/contract/user';
import { CONSENT } from './agreements';
import type { SendOptions, TestApi } from './api';

export const PASSWORD = 'gold2026';
const CAPTCHA = { ticket: '', randstr: '' };

let drawn = 0;

/** A mobile number that no other test of the file uses. */
export function newMobile(): string {
  return `138${String(10_000_000 + drawn++ * 1000)}`;
}

/** A visitor's steps through the API. */
export class Visitor {
  constructor(
    readonly api: TestApi,
    readonly mobile = newMobile(),
    readonly appCode = 'bfzh',
  ) {}

  askForCode(
    type: SmsPurpose = 'register',
    options?: SendOptions,
    changes: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const fields = { mobile: this.mobile, type, appcode: this.appCode, ...CAPTCHA, ...changes };
    return this.api.form('/apis/validateSendcode', fields, options);
  }

  /** The fields of a complete registration with the last code sent. */
  registration(changes: Record<string, string> = {}): Record<string, string> {
    return {
      mobile: this.mobile,
      code: this.api.sms.codeFor(this.mobile),
      password: PASSWORD,
      agreements: 'customer-agreement@1.0,privacy-auth@1.2',
      fromurl: 'http://bfzh.localhost:3000/newactivities/kh_7694_form?utm_term=gold&token=secret',
      clientid: 'fingerprint',
      appcode: this.appCode,
      ...changes,
    };
  }

  register(changes?: Record<string, string>, options?: SendOptions): Promise<LightMyRequestResponse> {
    return this.api.multipart('/apis/web/account/register', this.registration(changes), options);
  }

  /** Requests a code and registers; returns account number and token. */
  async join(changes?: Record<string, string>): Promise<{ account: string; token: string }> {
    const asked = await this.askForCode();
    if (asked.statusCode !== 200) throw new Error(asked.body);
    const answer = await this.register(changes);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().Data;
  }

  login(password: string, options?: SendOptions, account = this.mobile): Promise<LightMyRequestResponse> {
    const type = account.includes('@') ? '2' : account.length === 11 ? '1' : '0';
    const fields = { account, password, signtype: '1', loginAccountType: type, fromtype: '1', ...CAPTCHA };
    return this.api.form('/apis/zk/login', fields, options);
  }

  loginByCode(code: string, appcode = this.appCode, options?: SendOptions): Promise<LightMyRequestResponse> {
    return this.api.form('/apis/zk/loginbycode', { mobile: this.mobile, code, appcode, fromtype: '1' }, options);
  }

  check(code: string, changes: Record<string, string> = {}, options?: SendOptions): Promise<LightMyRequestResponse> {
    const fields = { mobile: this.mobile, code, type: 'register', appcode: this.appCode, ...changes };
    return this.api.form('/apis/web/zk/validate', fields, options);
  }
}

/** Verifies an account by the call, so that its document is stored encrypted; `verify` of `facts.ts` only marks it as verified. */
export function verifyByCall(
  api: TestApi,
  { token }: { token: string },
  idcard = newIdentityNumber(),
  name = '王小明',
): Promise<LightMyRequestResponse> {
  return api.multipart(identityInfoSubmit.path, { ...CONSENT, name, idcard }, { token });
}
