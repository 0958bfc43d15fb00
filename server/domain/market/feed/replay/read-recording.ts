import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Tick, tick } from '@/lib/contract/market';
import { catalogueEntry } from '@/lib/market/catalogue';

const COLUMNS = ['SymbolName', 'Bid', 'Ask', 'TimeStamp'] as const;

/** A recording that cannot be replayed; its message says why. */
export class UnusableRecording extends Error {}

/** A line that is no tick. */
interface BadLine {
  line: number;
  problem: string;
}

/**
 * Reads recorded ticks line by line: CSV in UTF-8, whose first line names at least the columns SymbolName, Bid, Ask and
 * TimeStamp (milliseconds since 1970), in any order; cells are not quoted. Skips empty lines and lines that are no tick
 * of a known symbol.
 *
 * @param onBadLine called for each skipped line that is not empty
 * @throws {UnusableRecording} if the file cannot be read or a column is missing
 */
export async function* readRecording(file: string, onBadLine: (bad: BadLine) => void = () => {}): AsyncGenerator<Tick> {
  let columns: string[] | undefined;
  let line = 0;
  for await (const text of linesOf(file)) {
    line += 1;
    const cells = text.split(',').map((cell) => cell.trim());
    if (!columns) {
      columns = checkColumns(cells);
    } else if (text.trim() !== '') {
      const read = readTick(columns, cells);
      if (typeof read === 'string') onBadLine({ line, problem: read });
      else yield read;
    }
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file, 'utf8');
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  // The readline interface does not forward errors of its input.
  const failed = new Promise<never>((_, reject) => input.once('error', reject));
  failed.catch(() => {});
  const iterator = lines[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { value, done } = await Promise.race([iterator.next(), failed]);
      if (done) return;
      yield value;
    }
  } catch (error) {
    throw new UnusableRecording(`cannot be read (${(error as NodeJS.ErrnoException).code})`);
  } finally {
    lines.close();
    input.destroy();
  }
}

function checkColumns(cells: readonly string[]): string[] {
  const names = cells.map((name) => name.replace(/^\uFEFF/, ''));
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new UnusableRecording(`its first line must name the columns ${missing.join(', ')}`);
  return names;
}

/** The tick of a line, or what is wrong with it. */
function readTick(columns: readonly string[], cells: readonly string[]): Tick | string {
  const [SymbolName = '', ...numbers] = COLUMNS.map((column) => cells[columns.indexOf(column)] ?? '');
  const [Bid, Ask, TimeStamp] = numbers.map((cell) => (cell === '' ? Number.NaN : Number(cell)));
  if (!catalogueEntry(SymbolName)) return 'unknown symbol';
  const read = tick.safeParse({ SymbolName, Bid, Ask, TimeStamp });
  return read.data ?? read.error.issues.map(({ path, message }) => [...path, message].join(' ')).join(', ');
}
