import { TOTP } from 'otpauth';
import type { OperationRequest } from '../common/operation';

/** Runs an operation, in this process or another. */
type Run = (request: OperationRequest) => Promise<string>;

/** A valid password. */
export const STAFF_PASSWORD = 'correct-horse-battery-7';

/** All roles except `admin`, as operators write them. */
export const STAFF_ROLES = 'analyst,marketing,reviewer,finance,support,on-duty';

/** An operator with an authenticator app. */
export interface Employee {
  name: string;
  /** The authenticator app's secret, base32. */
  secret: string;
}

/** Appoints, enrols and signs in operators. */
export class Staff {
  /** @param now the clock of the authenticator apps */
  constructor(
    private readonly runOperation: Run,
    private readonly now: () => Date,
  ) {}

  /** Creates the first operator with the data key in base64. */
  async appoint(name: string, key: string): Promise<Employee> {
    return this.enrol(name, await this.run('operators appoint', { name, key }));
  }

  /** Enrols the operator of an invitation, which is a command's output. */
  async enrol(name: string, invitation: string): Promise<Employee> {
    const input = { name, code: codeOf(invitation), password: STAFF_PASSWORD };
    const employee = { name, secret: secretOf(await this.run('enrol', input)) };
    // The current code stays unused for a sign-in. The one before can expire on its way, so it has a second try.
    const finish = () => this.run('enrol', { ...input, first: this.codeOf(employee, -1) });
    await finish().catch(finish);
    return employee;
  }

  /** Opens a session and returns its token. */
  signIn(employee: Employee, password = STAFF_PASSWORD, code = this.codeOf(employee)): Promise<string> {
    return this.run('sign-in', { name: employee.name, password, code });
  }

  /** The code of the authenticator app, `ahead` half minutes from now. */
  codeOf({ secret }: Employee, ahead = 0): string {
    return new TOTP({ secret }).generate({ timestamp: this.now().getTime() + ahead * 30_000 });
  }

  run(operation: string, input: Record<string, unknown> = {}, session?: string): Promise<string> {
    return this.runOperation({ operation, input, operator: '', session });
  }
}

/** The authenticator app's secret in the answer of `enrol`. */
export function secretOf(answer: string): string {
  return /密钥 ([A-Z2-7]{32})（/.exec(answer)?.[1] ?? '';
}

/** The code in an invitation. */
export function codeOf(invitation: string): string {
  return /邀请码（请保密）：([\w-]{27})/.exec(invitation)?.[1] ?? '';
}
