import { TOTP } from 'otpauth';
import type { Order } from '../operation';

/** Carries an order out, wherever the operations are. */
type Perform = (order: Order) => Promise<string>;

/** A password that nobody refuses. */
export const STAFF_PASSWORD = 'correct-horse-battery-7';

/** An operator with an authenticator app. */
export interface Employee {
  name: string;
  /** Of the authenticator app, base32. */
  secret: string;
}

/** Operators as they come, enrol and sign in. */
export class Staff {
  /** @param now what the authenticator apps take for the time */
  constructor(
    private readonly perform: Perform,
    private readonly now: () => Date,
  ) {}

  /** Makes the first operator, by the data key in base64. */
  async appoint(name: string, key: string): Promise<Employee> {
    return this.enrol(name, await this.act('operators appoint', { name, key }));
  }

  /** Enrols who was invited by what the command answered. */
  async enrol(name: string, invitation: string): Promise<Employee> {
    const text = await this.act('enrol', { name, code: codeOf(invitation), password: STAFF_PASSWORD });
    const [, secret = ''] = /the secret ([A-Z2-7]{32}) /.exec(text) ?? [];
    return { name, secret };
  }

  /** Opens a session; answers its token. */
  signIn(employee: Employee, password = STAFF_PASSWORD, code = this.codeOf(employee)): Promise<string> {
    return this.act('sign-in', { name: employee.name, password, code });
  }

  /** What the authenticator app shows, so many half minutes from now. */
  codeOf({ secret }: Employee, ahead = 0): string {
    return new TOTP({ secret }).generate({ timestamp: this.now().getTime() + ahead * 30_000 });
  }

  act(operation: string, input: Record<string, unknown> = {}, session?: string): Promise<string> {
    return this.perform({ operation, input, operator: '', session });
  }
}

/** The code in what an invitation says. */
export function codeOf(invitation: string): string {
  return /nobody else: ([\w-]{27})/.exec(invitation)?.[1] ?? '';
}
