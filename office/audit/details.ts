import { REWARD_STATE_WORDS } from '@/lib/activities/reward-state-words';
import { AD_EVENT_WORDS } from '@/lib/channel/ad-platforms';
import type { Value } from '@/server/operations/common/answer';
import type { Words } from '@/server/operations/common/columns';
import { operationText } from '@/server/operations/common/define-words';
import { DETAIL_WORDS } from '@/server/operations/common/details';
import { timeText, unitText, usdText, wordOf } from '@/server/operations/common/formats';
import { PLATFORM_WORDS } from '@/server/operations/marketing/words';
import { rolesInWords } from '@/server/operations/operators/words';
import { CORRECTED_WORDS } from '@/server/operations/people/words';
import { KIND_WORDS } from '@/server/operations/rewards/words';
import type { Names } from '../answer/names';

/** The words of values that are codes, by the key of the detail. */
const WORDS: Readonly<Record<string, Words>> = {
  by: { mobile: '手机号', account: '账户', DATA_KEY: '服务器密钥' },
  corrected: CORRECTED_WORDS,
  event: AD_EVENT_WORDS,
  kind: KIND_WORDS,
  platform: PLATFORM_WORDS,
  state: REWARD_STATE_WORDS,
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Details in US dollars. */
const DOLLARS = /(?:[dD]ollars|Limit)$|^(?:movedAlone|bookValue|loss|compensated)$/;

/** A value of an entry with its name, as a text; `long` if it needs lines of its own. */
export interface Detail {
  /** As the entry names it. */
  key: string;
  name: string;
  text: string;
  long: boolean;
}

/**
 * What an entry contains, in Chinese where the words are known.
 *
 * @param names of campaigns and brands
 */
export function detailsOf(details: Value, names: Names): Detail[] {
  return fieldsOf(details).map(([key, value]) => {
    const text = textOf(key, value, names);
    return { key, name: nameOf(key), text, long: text.includes('\n') || text.length > 120 };
  });
}

function fieldsOf(value: Value): [string, Value][] {
  return typeof value !== 'object' || value === null || Array.isArray(value) ? [] : Object.entries(value);
}

const nameOf = (key: string) => (DETAIL_WORDS as Readonly<Record<string, string>>)[key] ?? key;

/** A changed host. */
function hostText(value: Value): string {
  const { host, was, is } = value as Readonly<Record<string, string>>;
  return `${host}：${is}（原为 ${was}）`;
}

function textOf(key: string, value: Value, names: Names): string {
  if (value === null) return '无';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) {
    if (key === 'hosts') return value.map(hostText).join('\n');
    const lists = value.some((one) => typeof one === 'object');
    return value.map((one) => textOf(key, one, names)).join(lists ? '\n' : '、') || '无';
  }
  if (typeof value === 'object')
    return fieldsOf(value)
      .map(([name, one]) => `${nameOf(name)} ${textOf(name, one, names)}`)
      .join('，');
  if (typeof value === 'number') return DOLLARS.test(key) ? usdText(value) : String(value);
  if (key === 'operation') return operationText(value);
  if (key === 'unit') return unitText(value);
  if (key === 'roles' || key === 'before') return rolesInWords(value);
  if (key === 'campaign' || key === 'brand') return names[key].get(value) ?? value;
  if (INSTANT.test(value)) return timeText(value);
  return wordOf(WORDS[key] ?? {}, value);
}
