import { predictSchema } from '../../activities/predict/definition';
import { roundWords } from '../../activities/predict/round-words';
import { USUAL_CLAIM_DAYS } from '../life';
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

/** Fields whose numbers no text may name: operators change a stock, and the others place or identify something. */
const UNTOLD = new Set(['stock', 'sliderMax', 'activityId', 'picture', 'bank', 'releases', 'step']);
/** Words of an item by which other texts call it. */
const CALLED = new Set(['label', 'title', 'text', 'name', 'hint']);

/**
 * Every figure that a campaign's texts may name, by its name: each number of its activities (`tasks.deposit.from`), how many a list
 * has (`tasks.count`) and how many of it give a prize (`tasks.prizes`), the `sum`, `max`, `min` and `count` of a field over a list (`tasks.amount.sum`), the terms of its bonus, its
 * dates and constants, and what holds everywhere.
 *
 * @param definition any value; one that is no campaign has few figures
 */
export function figuresOf(definition: unknown): Figures {
  const figures = new Map<string, Figure>();
  const { activities, bonus, lots, claimDays, period, steps, reasons, rewards, success, constants } =
    fields(definition);
  for (const [name, constant] of Object.entries<Constant>({ ...EVERYWHERE, ...fields(constants) })) {
    figures.set(name, { value: constant.is, unit: constant.unit });
  }
  figures.set('claimDays', { value: typeof claimDays === 'number' ? claimDays : USUAL_CLAIM_DAYS });
  for (const [name, list] of Object.entries({ steps, reasons, rewards, next: fields(success).next })) {
    const { items } = fields(list);
    if (Array.isArray(items)) figures.set(`${name}.count`, { value: items.length });
  }
  for (const [edge, day] of Object.entries(fields(period))) {
    figures.set(`period.${edge}`, { value: dayInWords(String(day)) });
  }
  addFields(figures, 'bonus', fields(bonus), {});
  addFields(figures, 'lots', fields(lots), {});
  for (const activity of Array.isArray(activities) ? activities.map(fields) : []) {
    addFields(figures, String(activity.kind), activity, activity);
    const round = predictSchema.shape.round.safeParse(activity.round);
    for (const [word, value] of Object.entries(round.success ? roundWords(round.data) : {})) {
      figures.set(`${activity.kind}.${word}`, { value });
    }
  }
  return figures;
}

function addFields(figures: Map<string, Figure>, owner: string, item: Fields, activity: Fields): void {
  // A prize's label goes by the name of what gives it, unless that has a label of its own.
  const { prize, ...own } = item;
  for (const [key, value] of Object.entries({ ...(prize !== undefined && { prize }), ...own })) {
    if (UNTOLD.has(key) && !(key === 'stock' && activity.kind === 'redpacket')) continue;
    // How many pieces a gift is says nothing of money.
    if (key === 'amount' && item.unit === 'gift') continue;
    const name = fieldName(owner, key);
    if (typeof value === 'number') figures.set(`${owner}.${key}`, numberOf(key, value, item, activity));
    else if (typeof value === 'string' && CALLED.has(key)) figures.set(name, { value, scopes: scopesOf(owner) });
    else if (Array.isArray(value)) addList(figures, name, value, activity);
    else if (typeof value === 'object' && value !== null) addFields(figures, name, fields(value), activity);
  }
}

function addList(figures: Map<string, Figure>, list: string, items: readonly unknown[], activity: Fields): void {
  figures.set(`${list}.count`, { value: items.length });
  if (list.endsWith('.symbols')) figures.set(list, { value: items.join('、') });
  figures.set(`${list}.prizes`, { value: items.filter((item) => fields(item).prize).length });
  const own: [string, Figure][] = items.flatMap((item, index) => {
    const name = itemName(list, item, index);
    if (typeof item === 'number') figures.set(name, { value: item });
    else addFields(figures, name, fields(item), activity);
    const found = [...figures].filter(([key]) => key.startsWith(`${name}.`));
    const shown = found.map(([key, figure]): [string, Figure] => [key.slice(name.length + 1), figure]);
    figures.set(`${name}.place`, { value: index + 1 });
    if (index === items.length - 1) {
      for (const [key, figure] of [...shown, ['place', { value: index + 1 }] as const]) {
        figures.set(`${list}.last.${key}`, figure);
      }
    }
    return shown;
  });
  for (const [field, { unit }] of own) {
    const values = own.flatMap(([key, { value }]) => (key === field && typeof value === 'number' ? value : []));
    if (field.includes('.') || values.length === 0) continue;
    figures.set(`${list}.${field}.sum`, { value: values.reduce((sum, value) => sum + value, 0), unit });
    figures.set(`${list}.${field}.max`, { value: Math.max(...values), unit });
    figures.set(`${list}.${field}.min`, { value: Math.min(...values), unit });
    figures.set(`${list}.${field}.count`, { value: values.length });
  }
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
