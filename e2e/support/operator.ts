import { randomUUID } from 'node:crypto';
import type { Answer } from '@/server/operations/cli/operator-socket';
import { readOperatorSocket } from '@/server/operations/cli/operator-socket-file';
import { type OperationRequest, OperatorError } from '@/server/operations/common/operation';
import { renderAnswer } from '@/server/operations/common/render-answer';
import { Staff } from '@/server/operations/testing/staff';
// Answers are rendered here, by the words of every folder.
import '@/server/operations/words';

/** An operator of a product that runs on this machine. */
export interface Operator {
  /** Runs an operation of `npm run ops` with its operands and options by name, as the given operator. Returns its output. */
  run: (operation: string, input: Record<string, unknown>, operator?: string) => Promise<string>;
  /** Records a deposit in US dollars, settled just now. */
  deposit: (account: string, amount: number) => Promise<string>;
  /**
   * Records a trade in standard lots that was open for `held` seconds, by default an hour, and closed just now. The reference is
   * unique by default.
   */
  trade: (account: string, symbol: string, lots: number, held?: number, reference?: string) => Promise<string>;
}

/** The operator of the product whose database is in `dataDir`; `now` is the product's time. */
export function operatorOf(dataDir: string, now: () => Date): Operator {
  const run = (operation: string, input: Record<string, unknown>, operator = 'Li Na') =>
    send(dataDir, { operation, input, operator });
  const file = (...rows: (readonly (string | number)[])[]) => rows.map((row) => row.join()).join('\n');
  return {
    run,
    deposit: (account, amount) =>
      run('import-deposits', {
        file: file(
          ['account', 'reference', 'amount', 'settledAt'],
          [account, randomUUID(), amount, now().toISOString()],
        ),
      }),
    trade: (account, symbol, lots, held = 3_600, reference = randomUUID()) =>
      run('import-trades', {
        file: file(
          ['account', 'reference', 'symbol', 'lots', 'openedAt', 'closedAt'],
          [account, reference, symbol, lots, secondsBefore(now(), held), now().toISOString()],
        ),
      }),
  };
}

/** Appoints and enrols operators of the product whose database is in `dataDir`. */
export function staffOf(dataDir: string): Staff {
  return new Staff(
    (request) => send(dataDir, request),
    () => new Date(),
  );
}

async function send(dataDir: string, request: OperationRequest): Promise<string> {
  const socket = await readOperatorSocket(dataDir);
  const answer = await fetch(`http://127.0.0.1:${socket?.port}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${socket?.token}` },
    body: JSON.stringify(request),
  });
  const read = (await answer.json()) as Answer;
  if ('refusal' in read) throw new OperatorError(read.refusal);
  if (read.ran.failed) throw new OperatorError(read.ran.answer);
  return renderAnswer(read.ran.answer);
}

function secondsBefore(instant: Date, seconds: number): string {
  return new Date(instant.getTime() - seconds * 1_000).toISOString();
}
