import { randomUUID } from 'node:crypto';
import { readOperatorSocket } from '@/server/operations/operator-socket-file';

/** Who operates a product that runs on this machine. */
export interface Operator {
  /** Carries out a command of `npm run ops`, its operands and options by name; answers what the operator is shown. */
  operate: (operation: string, input: Record<string, unknown>) => Promise<string>;
  /** Records a deposit of US dollars, settled just now. */
  deposit: (account: string, amount: number) => Promise<string>;
  /** Records a trade in standard lots, held for an hour and closed just now. */
  trade: (account: string, symbol: string, lots: number) => Promise<string>;
}

/** The operator of the product whose database lies in `dataDir`; `now` is its time. */
export function operatorOf(dataDir: string, now: () => Date): Operator {
  async function operate(operation: string, input: Record<string, unknown>): Promise<string> {
    const socket = await readOperatorSocket(dataDir);
    const answer = await fetch(`http://127.0.0.1:${socket?.port}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${socket?.token}` },
      body: JSON.stringify({ operation, input, operator: 'Li Na' }),
    });
    const { text, refusal } = (await answer.json()) as { text?: string; refusal?: string };
    if (text === undefined) throw new Error(refusal);
    return text;
  }
  const file = (...rows: (readonly (string | number)[])[]) => rows.map((row) => row.join()).join('\n');
  return {
    operate,
    deposit: (account, amount) =>
      operate('import-deposits', {
        file: file(
          ['account', 'reference', 'amount', 'settledAt'],
          [account, randomUUID(), amount, now().toISOString()],
        ),
      }),
    trade: (account, symbol, lots) =>
      operate('import-trades', {
        file: file(
          ['account', 'reference', 'symbol', 'lots', 'openedAt', 'closedAt'],
          [account, randomUUID(), symbol, lots, hourBefore(now()), now().toISOString()],
        ),
      }),
  };
}

function hourBefore(instant: Date): string {
  return new Date(instant.getTime() - 3_600_000).toISOString();
}
