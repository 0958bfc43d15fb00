import { spawn } from 'node:child_process';
import { TOTP } from 'otpauth';
import { codeOf, STAFF_PASSWORD, secretOf } from '@/server/operations/testing/staff';

const NAME = 'Li Na';

/** Operators' commands of an installation, entered by its first operator. */
export class FirstOperator {
  /** @param program that takes an operation, such as `['podman', 'exec', …]` */
  constructor(private readonly program: readonly string[]) {}

  /** Is appointed, enrols and signs in, as the guide says. */
  async join(dataKey: string): Promise<void> {
    const invited = await this.run(['operators', 'appoint', NAME], [dataKey]);
    let secret = '';
    await this.run(['enrol', NAME], [codeOf(invited), STAFF_PASSWORD], (output) => {
      secret = secretOf(output);
      return secret && new TOTP({ secret }).generate();
    });
    const nextCode = new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 });
    await this.run(['sign-in', NAME], [STAFF_PASSWORD, nextCode]);
  }

  /** Credits an account with a payment: production has no cashier. */
  async importDeposit(account: string): Promise<void> {
    const deposit = [account, 'drill-1', '100', new Date().toISOString()];
    await this.run(['import-deposits', '-'], ['account,reference,amount,settledAt', deposit.join()]);
  }

  /**
   * Runs an operation, and returns its output.
   *
   * @param lines its input
   * @param reply the last line of its input, once the output has what that needs
   * @throws with the output
   */
  run(operation: string[], lines: string[] = [], reply?: (output: string) => string): Promise<string> {
    const [program = '', ...args] = [...this.program, ...operation];
    const started = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [started.stdout, started.stderr]) {
      stream.on('data', (part) => {
        output += part;
        const line = reply?.(output);
        if (line && !started.stdin.writableEnded) started.stdin.end(`${line}\n`);
      });
    }
    started.stdin.write(lines.map((line) => `${line}\n`).join(''));
    if (!reply) started.stdin.end();
    return new Promise((resolve, reject) => {
      started.once('close', (code) =>
        code === 0 ? resolve(output) : reject(new Error(`${operation.join(' ')}: status ${code}\n${output}`)),
      );
    });
  }
}
