import type { Operation } from '../common/operation';
import { parametersOf } from '../common/parameters';

/** A valid value of each required parameter, by its name, for the campaign `daily`. */
const VALUES: Readonly<Record<string, string>> = {
  account: '10000001',
  amount: '5',
  brand: 'bfzh',
  campaign: 'daily',
  clause: 'disclaimer',
  code: '000000',
  coupon: 'loss',
  day: '2026-06-01',
  dollars: '5000',
  file: '{}',
  folder: '/dev/null/days',
  holiday: '2028-01-01',
  host: 'gold-new.example',
  id: '1',
  item: 'wheel/bar',
  key: 'x',
  kind: 'wheel',
  learned: '标题要短',
  market: 'CHINA300',
  measure: 'accounts',
  'mobile-or-account': '10000001',
  name: 'Zhao Lei',
  other: '0',
  outcome: 'up',
  password: 'correct-horse-battery-7',
  person: '10000001',
  platform: 'kuaishou',
  present: 'x',
  query: 'by=plan',
  reason: 'a mistake',
  reference: 'G-2',
  release: '2026-08-07T20:30',
  revision: '1',
  roles: 'support',
  round: '2026-06-01',
  screen: 'funnel',
  session: 'abcdefgh',
  slug: 'new-2601',
  smallest: '10',
  source: 'https://www.sse.com.cn/a',
  title: '新活动',
  total: '9',
  unit: 'usd',
  year: '2028',
};

/** What operations need besides their required parameters. */
const MORE: Readonly<Record<string, Record<string, string>>> = {
  // Nothing can be written there.
  backup: { file: '/dev/null/dump' },
  close: { at: 'now' },
  'correct-person': { name: '王小明' },
  dates: { ends: '2026-06-30' },
  'operators limits': { alone: '50' },
};

/** Valid input of an operation: what its schema requires, and a reason if it takes one. */
export function inputFor(operation: Operation): Record<string, unknown> {
  const needed = parametersOf(operation).filter(({ required, kind }) => required || kind === 'reason');
  const values = needed.map(({ name, list }) => [name, list ? [VALUES[name]] : VALUES[name]]);
  return { ...Object.fromEntries(values), ...MORE[operation.name] };
}
