import { plainText } from '../../typing/plain-text';
import { type FileColumns, namedRows, type RowFault, type Rows } from '../named-rows';
import { MOST_QUESTIONS, type Question, questionSchema } from './bank';
import { ANSWER_LABELS } from './client-state';

const OPTIONS = ANSWER_LABELS.map((label) => `选项${label}`);
const HEADINGS: Readonly<Record<string, string>> = {
  question: '题目',
  options: '选项',
  right: '答案',
  explanation: '解析',
  source: '来源',
};
/** How spreadsheets show what they took for a day, such as the option `12-1`. */
const DAY = /^\d{4}\/\d{1,2}\/\d{1,2}$/;

/** The columns of a file with questions. */
export const BANK_COLUMNS: FileColumns = {
  example: {
    题目: '一金衡盎司约合多少克？',
    选项A: '28.35 克',
    选项B: '31.10 克',
    选项C: '50 克',
    ...Object.fromEntries(OPTIONS.slice(3).map((name) => [name, ''])),
    答案: 'B',
    解析: '贵金属按金衡盎司计，一金衡盎司约合 31.10 克。',
    来源: '《贵金属量和单位》',
  },
  optional: [...OPTIONS.slice(2), '来源'],
};

/**
 * Reads questions from the rows of a file with {@link BANK_COLUMNS}. `答案` is the letter of an option.
 * @param firstId id of the first question; the next ones count on
 */
export function bankOf(rows: readonly (readonly string[])[], firstId: number): Rows<Question> {
  const named = namedRows(rows);
  if (named.length === 0 || named.length > MOST_QUESTIONS)
    return { faults: [{ line: 1, fault: `有 ${named.length} 题，须为 1 至 ${MOST_QUESTIONS} 题` }] };
  const faults: RowFault[] = [];
  const lines = new Map<string, number>();
  const items = named.flatMap(({ line, cell }, index) => {
    const fail = (fault: string) => faults.push({ line, fault });
    const filled = OPTIONS.filter((name) => cell(name) !== '');
    const gap = OPTIONS.find((name, at) => at < filled.length && cell(name) === '');
    if (gap) fail(`${gap} 是空的，后面却有选项`);
    for (const name of filled) {
      if (DAY.test(cell(name))) fail(`${name} 成了日期“${cell(name)}”：请把这一列设为“文本”格式，再重新填入原值`);
    }
    const before = lines.get(cell('题目'));
    if (before !== undefined) fail(`题目与第 ${before} 行相同`);
    lines.set(cell('题目'), line);
    const read = questionSchema.safeParse({
      id: firstId + index,
      question: cell('题目'),
      options: filled.map(cell),
      right: OPTIONS.indexOf(`选项${plainText(cell('答案')).toUpperCase()}`),
      explanation: cell('解析'),
      ...(cell('来源') && { source: cell('来源') }),
    });
    for (const { path, message } of read.error?.issues ?? []) {
      const [field, option] = path;
      fail(`${(typeof option === 'number' && filled[option]) || HEADINGS[String(field)]} ${message}`);
    }
    return read.data ?? [];
  });
  return faults.length > 0 ? { faults } : { items };
}
