import { Journal } from '../journal';
import { Pages } from '../pages';
import { until } from '../until';
import { type Used, Visitors } from '../visitors';

/**
 * Visits an installation through its edge: opens pages, registers with the code of an SMS, verifies an identity and spins a wheel.
 * Returns the account.
 *
 * @throws when the installation rejects a call or a page fails
 */
export async function visit(used: Omit<Used, 'cashiers'>): Promise<string> {
  const journal = new Journal();
  const [pages, visitors] = [new Pages(used), new Visitors({ ...used, cashiers: [] }, journal, 1)];
  const spin = await until('a visitor has spun a wheel', async () => {
    const [rejection] = journal.rejections;
    return rejection ?? [...journal.results].find((result) => result.startsWith('spin '));
  });
  pages.stop();
  await visitors.stop();
  const failures = [...Object.values(pages.failure), ...journal.rejections];
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return spin.replace('spin ', '');
}
