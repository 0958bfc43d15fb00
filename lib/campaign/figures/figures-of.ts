import { roundWords } from '@/lib/activities/predict/definition';
import { predictSchema } from '../../activities/predict/definition';
import { namedRules } from '../rules/named';
import { USUAL_CLAIM_DAYS } from '../status';
import { type Constant, EVERYWHERE } from './constants';
import { fieldName, itemName } from './names';

/** The value of a name in braces: a number with its unit, or words, which may name figures themselves. */
export interface Figure {
  value: number | string;
  unit?: 'usd' | 'percent' | undefined;
  /** Names that words may leave out the beginnings of, the longest first. */
  scopes?: readonly string[];
}
export type Figures = ReadonlyMap<string, Figure>;

type Fields = Record<string, unknown>;
type Named = readonly [name: string, figure: Figure];

/** Fields whose numbers no text may name: operators change a stock, visitors do not see a book value, and the others place or identify something. */
const NEVER_SHOWN = new Set(['stock', 'sliderMax', 'activityId', 'picture', 'bank', 'releases', 'step', 'bookValue']);
/** Words of an item by which other texts call it. */
const CALLED = new Set(['label', 'title', 'text', 'name', 'hint']);

/**
 * Every figure that a campaign's texts may name, by its name: each number of its activities (`tasks.deposit.from`), how many items a
 * list has (`tasks.count`) and how many of them give a prize (`tasks.prizes`), the `sum`, `max`, `min`, `count` and `same` of a field
 * over a list (`tasks.amount.sum`), the terms of the bonus, generated rules (`rules.conversion`), dates, constants of the campaign and those of {@link EVERYWHERE}.
 *
 * @param definition any value; one that is no campaign has few figures
 */
export function figuresOf(definition: unknown): Figures {
  const { activities, bonus, lots, claimDays, period, steps, reasons, rewards, success, constants } =
    fields(definition);
  const lists = { steps, reasons, rewards, next: fields(success).next };
  return new Map<string, Figure>([
    ...Object.entries<Constant>({ ...EVERYWHERE, ...fields(constants) }).map(
      ([name, { is, unit }]): Named => [name, { value: is, unit }],
    ),
    ['claimDays', { value: typeof claimDays === 'number' ? claimDays : USUAL_CLAIM_DAYS }],
    ...Object.entries(lists).flatMap(([name, list]): Named[] => {
      const { items } = fields(list);
      return Array.isArray(items) ? [[`${name}.count`, { value: items.length }]] : [];
    }),
    ...Object.entries(fields(period)).map(
      ([edge, day]): Named => [`period.${edge}`, { value: dayInWords(String(day)) }],
    ),
    ...Object.entries(namedRules(bonus, lots)).map(([name, value]): Named => [`rules.${name}`, { value }]),
    ...figuresIn('bonus', fields(bonus), {}),
    ...figuresIn('lots', fields(lots), {}),
    ...(Array.isArray(activities) ? activities.map(fields).flatMap(figuresOfActivity) : []),
  ]);
}

function figuresOfActivity(activity: Fields): Named[] {
  const kind = String(activity.kind);
  const round = predictSchema.shape.round.safeParse(activity.round);
  const words = round.success ? Object.entries(roundWords(round.data)) : [];
  return [
    ...figuresIn(kind, activity, activity),
    ...words.map(([word, value]): Named => [`${kind}.${word}`, { value }]),
  ];
}

function figuresIn(owner: string, item: Fields, activity: Fields): Named[] {
  // A prize's label goes by the name of what gives it, unless that has a label of its own.
  const { prize, ...own } = item;
  return Object.entries({ ...(prize !== undefined && { prize }), ...own }).flatMap(([key, value]): Named[] => {
    if (NEVER_SHOWN.has(key) && !(key === 'stock' && activity.kind === 'redpacket')) return [];
    // How many pieces a gift is says nothing of money.
    if (key === 'amount' && item.unit === 'gift') return [];
    const name = fieldName(owner, key);
    if (typeof value === 'number') return [[`${owner}.${key}`, numberOf(key, value, item, activity)]];
    if (typeof value === 'string') return CALLED.has(key) ? [[name, { value, scopes: scopesOf(owner) }]] : [];
    if (Array.isArray(value)) return figuresOfList(name, value, activity);
    return typeof value === 'object' && value !== null ? figuresIn(name, fields(value), activity) : [];
  });
}

function figuresOfList(list: string, items: readonly unknown[], activity: Fields): Named[] {
  const named = items.map((item, index): Named[] => {
    const name = itemName(list, item, index);
    const own = typeof item === 'number' ? [[name, { value: item }] as Named] : figuresIn(name, fields(item), activity);
    return [...own, [`${name}.place`, { value: index + 1 }]];
  });
  const last = items.length > 0 ? itemName(list, items.at(-1), items.length - 1) : '';
  return [
    ...named.flat(),
    ...(named.at(-1) ?? []).map(([name, figure]): Named => [`${list}.last${name.slice(last.length)}`, figure]),
    ...sumsOf(list, named),
    ...(list.endsWith('.symbols') ? [[list, { value: items.join('、') }] as Named] : []),
    [`${list}.count`, { value: items.length }],
    [`${list}.prizes`, { value: items.filter((item) => fields(item).prize).length }],
  ];
}

/** The sum, largest, smallest and number of a field over the items of a list, and its value where it is the same in all. */
function sumsOf(list: string, items: readonly Named[][]): Named[] {
  const byField = new Map<string, { unit: Figure['unit']; values: number[] }>();
  for (const [name, { value, unit }] of items.flat()) {
    const field = name.slice(name.lastIndexOf('.') + 1);
    // A field of the item itself, not of a list in it.
    if (typeof value !== 'number' || name.split('.').length !== list.split('.').length + 2 || field === 'place')
      continue;
    byField.set(field, { unit, values: [...(byField.get(field)?.values ?? []), value] });
  }
  return [...byField].flatMap(([field, { unit, values }]): Named[] => [
    [`${list}.${field}.sum`, { value: values.reduce((sum, value) => sum + value, 0), unit }],
    [`${list}.${field}.max`, { value: Math.max(...values), unit }],
    [`${list}.${field}.min`, { value: Math.min(...values), unit }],
    [`${list}.${field}.count`, { value: values.length }],
    ...(new Set(values).size === 1 ? [[`${list}.${field}.same`, { value: values[0] ?? 0, unit }] as Named] : []),
  ]);
}

function numberOf(key: string, value: number, owner: Fields, activity: Fields): Figure {
  if (key === 'odds') return { value: value / 100, unit: 'percent' };
  if (key === 'shortShare') return { value: value * 100, unit: 'percent' };
  if (key === 'share') return { value, unit: 'percent' };
  return { value, unit: isDollars(key, owner, activity) ? 'usd' : undefined };
}

function isDollars(key: string, owner: Fields, { measure, unit }: Fields): boolean {
  switch (key) {
    case 'face':
    case 'perLot':
      return true;
    case 'amount':
      return owner.unit === 'usd' || owner.unit === 'coupon';
    case 'reward':
      return unit === 'usd';
    case 'from':
      return 'reward' in owner ? measure !== 'lots' : owner.type !== 'trade';
    default:
      return false;
  }
}

/** The beginnings of a name: `tasks.deposit`, `tasks`. */
export function scopesOf(name: string): string[] {
  const parts = name.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}

function dayInWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${year}年${month}月${date}日`;
}
