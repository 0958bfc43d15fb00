import type { Figures, Sentence, Table } from '@/server/operations/common/answer';
import { timeText, usdText } from '@/server/operations/common/formats';
import { type NamedRow, rowsOf } from '../answer/rows-of';
import { operationText, sentenceText } from '../answer/words';
import { wordIn } from '../calendar/texts';
import { figureOf, type Report } from './report';

/** Something that happened to a customer. */
export interface Happened {
  /** ISO 8601. */
  at: string;
  what: string;
  text: string;
  /** True for the opening of the account. */
  opening?: true;
}

type Names = (campaign: unknown) => string;
type Reader = (row: NamedRow, nameOf: Names) => Happened | undefined;

const sentence = (value: unknown) => sentenceText(value as Sentence, 'zh');
const at = ({ time }: NamedRow) => String(time);
const listed = (...parts: readonly unknown[]) => parts.filter(Boolean).join('，');

/** What each section of a report contributes; consents, points and visits repeat what the others say. */
const READERS: Readonly<Record<string, Reader>> = {
  verifications: (row) => ({
    at: at(row),
    what: wordIn('verifications', 'what', String(row.what)),
    text: wordIn('verifications', 'state', String(row.state)),
  }),
  deposits: (row) => ({ at: at(row), what: '入金', text: listed(usdText(Number(row.amount)), sentence(row.state)) }),
  trades: (row) => ({
    at: String(row.closed),
    what: '交易',
    text: listed(`${row.symbol} ${row.lots} 手`, sentence(row.state)),
  }),
  activity_acts: (row, nameOf) => ({
    at: at(row),
    what: '参与',
    text: listed(nameOf(row.campaign), wordIn('found_rewards', 'kind', String(row.kind))),
  }),
  // The rows of operators' changes have no id, and are among the operations.
  reward_history: (row, nameOf) =>
    row.id === null
      ? undefined
      : {
          at: at(row),
          what: '奖励',
          text: listed(row.label, nameOf(row.campaign), `现在${wordIn('reward_history', 'state', String(row.state))}`),
        },
  customer_sessions: (row) => ({
    at: String(row.opened),
    what: '登录',
    text: wordIn('customer_sessions', 'device', String(row.device)),
  }),
  customer_events: (row) => (row.event === 'rr3' ? { at: at(row), what: '短信', text: '获取验证码' } : undefined),
  operations_on_customer: (row) => {
    const { reason, shown } = row.details as { reason?: string; shown?: boolean };
    if (row.operation === 'customer' && !shown) return undefined;
    return {
      at: at(row),
      what: '操作员',
      text: listed(row.operator, operationText(String(row.operation), 'zh'), reason),
    };
  },
};

/** What happened to a customer, the newest first, without numbers of people, cards or documents that a text may contain. */
export function timelineOf(
  { registration, tables }: Pick<Report, 'registration' | 'tables'>,
  nameOf: Names,
): Happened[] {
  const happened = [openingOf(registration), ...tables.flatMap((table) => eventsIn(table, nameOf))];
  return happened
    .map((each) => ({ ...each, text: each.text.replace(/\d{6,}[\dXx]?/g, '******') }))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function eventsIn(table: Table, nameOf: Names): Happened[] {
  const read = READERS[table.table];
  return read ? rowsOf(table).flatMap((row) => read(row, nameOf) ?? []) : [];
}

function openingOf(registration: Figures): Happened {
  const { at: known, seen } = (figureOf(registration, 'opened') as Sentence).params as Record<string, string | null>;
  const text = known ? '开立账户' : '开户时间未知，最早见于此时';
  return { at: String(known ?? seen), what: '开户', text, opening: true };
}

/** When something happened, in Beijing. */
export const happenedAt = ({ at: instant }: Happened): string => timeText(instant);
