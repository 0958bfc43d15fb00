import type { Figures, Sentence } from '@/server/operations/common/answer';
import { timeText, usdText } from '@/server/operations/common/formats';
import type { RowOf, TableCode } from '@/server/operations/words';
import { rowsOf, type TableOf } from '../answer/rows-of';
import { operationText, sentenceText, wordIn } from '../answer/words';
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

type Names = (campaign: string) => string;
type Readers = { readonly [Code in TableCode]?: (row: RowOf<Code>, nameOf: Names) => Happened | undefined };

const listed = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('，');

/** What each section of a report contributes; consents, points and visits repeat what the others say. */
const READERS: Readers = {
  verifications: ({ time, what, state }) => ({
    at: time,
    what: wordIn('verifications', 'what', what),
    text: wordIn('verifications', 'state', state),
  }),
  deposits: ({ time, amount, state }) => ({
    at: time,
    what: '入金',
    text: listed(usdText(amount), sentenceText(state)),
  }),
  trades: ({ closed, symbol, lots, state }) => ({
    at: closed,
    what: '交易',
    text: listed(`${symbol} ${lots} 手`, sentenceText(state)),
  }),
  activity_acts: ({ time, campaign, kind }, nameOf) => ({
    at: time,
    what: '参与',
    text: listed(nameOf(campaign), wordIn('found_rewards', 'kind', kind)),
  }),
  // The rows of operators' changes have no id, and are among the operations.
  reward_history: ({ id, time, label, campaign, state }, nameOf) =>
    id === null
      ? undefined
      : {
          at: time,
          what: '奖励',
          text: listed(label, campaign && nameOf(campaign), `现在${wordIn('reward_history', 'state', state)}`),
        },
  customer_sessions: ({ opened, device }) => ({
    at: opened,
    what: '登录',
    text: device === null ? '' : wordIn('customer_sessions', 'device', device),
  }),
  customer_events: ({ event, time }) => (event === 'rr3' ? { at: time, what: '短信', text: '获取验证码' } : undefined),
  operations_on_customer: ({ time, operation, operator, details }) => {
    const { reason, shown } = details as { reason?: string; shown?: boolean };
    if (operation === 'customer' && !shown) return undefined;
    return { at: time, what: '操作员', text: listed(operator, operationText(operation), reason) };
  },
};

/** What happened to a customer, the newest first, without numbers of people, cards or documents that a text may contain. */
export function timelineOf(
  { registration, tables }: Pick<Report, 'registration' | 'tables'>,
  nameOf: Names,
): Happened[] {
  const happened = [
    openingOf(registration),
    ...tables.flatMap((table) => eventsIn(table as TableOf<TableCode>, nameOf)),
  ];
  return happened
    .map((each) => ({ ...each, text: each.text.replace(/\d{6,}[\dXx]?/g, '******') }))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function eventsIn<Code extends TableCode>(table: TableOf<Code>, nameOf: Names): Happened[] {
  const read: Readers[Code] = READERS[table.table];
  return read ? rowsOf(table).flatMap((row) => read(row, nameOf) ?? []) : [];
}

function openingOf(registration: Figures): Happened {
  const { at: known, seen } = (figureOf(registration, 'opened') as Sentence).params as Record<string, string | null>;
  const text = known ? '开立账户' : '开户时间未知，最早见于此时';
  return { at: String(known ?? seen), what: '开户', text, opening: true };
}

/** When something happened, in Beijing. */
export const happenedAt = ({ at: instant }: Happened): string => timeText(instant);
