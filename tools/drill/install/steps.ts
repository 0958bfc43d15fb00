import { log, step } from '@/scripts/lib/cli.mjs';

interface StepResult {
  step: string;
  seconds: number;
  /** Why it failed. */
  failure?: string;
}

/** Runs the steps of an installation, and records how long each took and what failed. */
export class Steps {
  readonly #results: StepResult[] = [];

  /** @param installation its name, such as `systemd` */
  constructor(private readonly installation: string) {}

  /** Runs a step. @throws what it throws */
  async run<Result>(name: string, action: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    let failure: string | undefined;
    try {
      return await step(`${this.installation}: ${name}`, action);
    } catch (error) {
      failure = (error as Error).message;
      throw error;
    } finally {
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      this.#results.push({ step: name, seconds, ...(failure && { failure }) });
    }
  }

  /** Prints something worth knowing that is no failure. */
  note(text: string): void {
    log(`${this.installation}: ${text}`);
  }

  /** A row per step. */
  get table(): Record<string, string | number>[] {
    return this.#results.map(({ step, seconds, failure }) => {
      return { installation: this.installation, step, seconds, result: failure ? '✗' : '✓' };
    });
  }

  /** What the results say of the installation, for the ledger and for a reader. */
  get summary() {
    const seconds = this.#results.reduce((sum, result) => sum + result.seconds, 0);
    const missed = this.#results.flatMap(({ step, failure }) => {
      return failure ? [`${this.installation}, ${step}: ${failure.split('\n')[0]}`] : [];
    });
    return { name: this.installation, seconds, missed, steps: this.#results };
  }
}
