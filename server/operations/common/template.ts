import type { Sentence } from './answer';
import type { AmountCell, Words } from './columns';
import {
  amountsText,
  amountText,
  figureText,
  listText,
  outsideText,
  percentText,
  secondText,
  timeText,
  usdText,
  wordOf,
} from './formats';

/** Values by the type of their slot. */
interface SlotValues {
  /** Digits as they are. */
  number: number;
  /** With thousands separators. */
  figure: number;
  usd: number;
  /** From 0 to 1, in percent. */
  share: number | null;
  /** Either of them, as it is. */
  value: string | number;
  /** An instant, ISO 8601, to the minute. */
  time: string;
  /** An instant to the second. */
  second: string;
  list: readonly (string | number)[];
  amount: AmountCell;
  amounts: readonly AmountCell[];
  /** A text that anyone may have written. */
  outside: string;
  /** The name of an operation, shown as its title. */
  operation: string;
  /** Another sentence, or words. */
  sentence: Sentence | string;
}

/** The slots of a folder by their type: words by code, or a function that writes the value. */
export type Slots = Readonly<Record<string, Words | ((value: never) => string)>>;

type ValueOf<Type, Own> = Type extends keyof SlotValues
  ? SlotValues[Type]
  : Type extends keyof Own
    ? Own[Type] extends (value: infer Value) => string
      ? Value
      : (keyof Own[Type] & string) | readonly (keyof Own[Type] & string)[]
    : never;

type SlotName<Slot> = Slot extends `${infer Name}?${string}`
  ? Name
  : Slot extends `${infer Name}#${string}`
    ? Name
    : Slot extends `${infer Value}|${string}`
      ? SlotName<Value>
      : Slot extends `${infer Name}:${string}`
        ? Name
        : Slot;
type SlotValue<Slot, Own> = Slot extends `${string}?${string}`
  ? boolean
  : Slot extends `${string}#${string}`
    ? number
    : Slot extends `${infer Value}|${string}`
      ? SlotValue<Value, Own>
      : Slot extends `${string}:${infer Type}`
        ? ValueOf<Type, Own>
        : string;
/** A slot with words for a missing value. */
type WithFallback<Slot> = Slot extends `${string}?${string}` | `${string}#${string}`
  ? never
  : Slot extends `${string}|${string}`
    ? Slot
    : never;

type SlotsIn<Text> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotsIn<Rest> : never;
type Outside<Text> = Text extends `${infer Before}[${string}]${infer After}` ? `${Before}${Outside<After>}` : Text;
type Inside<Text> = Text extends `${string}[${infer Part}]${infer After}` ? Part | Inside<After> : never;

type Required<Slot> = Exclude<Slot, WithFallback<Slot>>;
type Missing<Text> = SlotsIn<Inside<Text>> | WithFallback<SlotsIn<Outside<Text>>>;

/** The parameters of a template, by the names of its slots; those in square brackets or with words for a missing value may be missing. */
export type TemplateParams<Text extends string, Own> = {
  readonly [Slot in Required<SlotsIn<Outside<Text>>> as SlotName<Slot> & string]: SlotValue<Slot, Own>;
} & { readonly [Slot in Missing<Text> as SlotName<Slot> & string]?: SlotValue<Slot, Own> | null };

/** What a template needs besides its parameters. */
interface Writers {
  slots: Slots;
  sentence(value: Sentence): string;
  operation(name: string): string;
}

const OPTIONAL_PART = /\[([^\]]*)\]/g;
const SLOT = /\{([\w-]+)(?:([?#])([^}]*)|(?::([\w-]+))?(?:\|([^}]*))?)\}/g;

/**
 * Fills a template. `{name}` is a text, `{name:type}` a value of a type, and `{name|words}` has words for a missing value.
 * `{name?then|else}` chooses by a boolean, and `{name#one|other}` the word for a number. A part in square brackets is left out if one of
 * its values is missing or empty.
 */
export function templateText(template: string, params: Readonly<Record<string, unknown>>, writers: Writers): string {
  const present = template.replace(OPTIONAL_PART, (_, part: string) => (isComplete(part, params) ? part : ''));
  return present.replace(SLOT, (_, name: string, mark?: string, choices = '', type?: string, fallback?: string) => {
    const value = params[name];
    if (mark) {
      const [first = '', second = ''] = choices.split('|');
      return (mark === '?' ? value === true : value === 1) ? first : second;
    }
    if (fallback !== undefined && isMissing(value)) return fallback;
    return type ? typedText(type, value, template, writers) : String(value);
  });
}

function isComplete(part: string, params: Readonly<Record<string, unknown>>): boolean {
  return [...part.matchAll(SLOT)].every(([, name = '']) => !isMissing(params[name]));
}

function isMissing(value: unknown): boolean {
  return (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
}

function typedText(type: string, value: unknown, template: string, { slots, sentence, operation }: Writers): string {
  const own = slots[type];
  if (typeof own === 'function') return own(value as never);
  if (own)
    return [value]
      .flat()
      .map((code) => wordOf(own, String(code)))
      .join('、');
  switch (type) {
    case 'figure':
      return figureText(value as number);
    case 'usd':
      return usdText(value as number);
    case 'share':
      return percentText(value as number | null);
    case 'time':
      return timeText(value as string);
    case 'second':
      return secondText(value as string);
    case 'list':
      return listText(value as readonly string[], isChinese(template));
    case 'amount':
      return amountText(value as AmountCell);
    case 'amounts':
      return amountsText(value as readonly AmountCell[]);
    case 'outside':
      return outsideText(value as string);
    case 'operation':
      return operation(value as string);
    case 'sentence':
      return typeof value === 'string' ? value : sentence(value as Sentence);
    default:
      return String(value);
  }
}

/** Whether a text is Chinese; texts of operations that only the shell runs are English. */
export function isChinese(text: string): boolean {
  return /[\p{Script=Han}，。：；、“”（）]/u.test(text);
}
