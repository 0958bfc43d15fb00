import { lines, type Sentence } from './answer';
import { OperatorError } from './operation';
import { say } from './words';

/** The faults of a file, by line, to report all of them together. */
export class LineFaults {
  readonly #faults: { line: number; fault: Sentence }[] = [];

  readonly add = (line: number, fault: Sentence): void => {
    this.#faults.push({ line, fault });
  };

  /** @throws OperatorError with every fault in the order of the lines, if there are any */
  refuse(): void {
    if (this.#faults.length === 0) return;
    const sorted = this.#faults.toSorted((one, other) => one.line - other.line);
    throw new OperatorError([lines(...sorted.map((found) => say('line_fault', found)))]);
  }
}
