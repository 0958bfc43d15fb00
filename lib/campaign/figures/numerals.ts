/** A numeral of a text: where it stands, as it is written, its unit and its value, such as `$`, `手`, `%`, `clock` or `date`. */
export interface Numeral {
  written: string;
  index: number;
  unit: string;
  /** Without separators of thousands; a date as `2025-9-1`, `9-1` or `2025-9`, a time of day as `20:30`. */
  value: string;
}

const UNITS = [
  '个工作日',
  '个基点',
  '工作日',
  '盎司',
  '周岁',
  '小时',
  '分钟',
  '毫升',
  '万人',
  '美元',
  '积分',
  '倍',
  '天',
  '日内',
  '位小数',
];
const LETTERS = '手天日次份张个位名期题枚分扇格场条克年站档件项秒点元岁吨万';
const PATTERN = new RegExp(
  [
    '(?<year>\\d{4})\\s?年(?:\\s?(?<monthOfYear>\\d{1,2})\\s?月(?:\\s?(?<dayOfMonth>\\d{1,2})\\s?日)?)?',
    '(?<month>\\d{1,2})\\s?月(?:\\s?(?<day>\\d{1,2})\\s?日)?',
    '(?<clock>\\d{1,2}:\\d{2})',
    '(?<dollar>\\$)?(?<number>(?:(?<=^|[\\s（]|[^\\d\\p{L}\\p{N}\\s])-)?(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)',
  ].join('|'),
  'gu',
);
/** What joins numerals that share the unit after the last of them. */
const JOINED = /^\s*(?:至|到|、|～|—|或|和|\/)\s*(?=-?\d)/u;
const UNIT = new RegExp(`^\\s*(${UNITS.join('|')}|USDT|%|℃|[${LETTERS}])`, 'u');

/** Every numeral of a text in Arabic figures, but those that are part of a Latin name, such as TRC-20. */
export function numeralsOf(text: string): Numeral[] {
  const found = [...text.matchAll(PATTERN)].filter(
    ({ 0: written, index }) =>
      !/[A-Za-z]-?$/.test(text.slice(0, index)) && !/^[A-Za-z]/.test(text.slice(index + written.length)),
  );
  const numerals = found.map(({ 0: written, index, groups = {} }) => ({ written, index, ...read(groups) }));
  for (const [at, numeral] of [...numerals.entries()].reverse()) {
    if (numeral.unit !== '') continue;
    const rest = text.slice(numeral.index + numeral.written.length);
    const next = numerals[at + 1];
    numeral.unit = JOINED.test(rest) && next ? next.unit : (UNIT.exec(rest)?.[1] ?? '');
  }
  return numerals;
}

function read(groups: Record<string, string | undefined>): Pick<Numeral, 'unit' | 'value'> {
  const { year, monthOfYear, dayOfMonth, month, day, clock, dollar, number = '' } = groups;
  const date = [year, monthOfYear ?? month, dayOfMonth ?? day].filter((part) => part !== undefined).map(Number);
  if (date.length > 0) return { unit: 'date', value: date.join('-') };
  if (clock) return { unit: 'clock', value: clock.padStart(5, '0') };
  return { unit: dollar ?? '', value: String(Number(number.replaceAll(',', ''))) };
}
