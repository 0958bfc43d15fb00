/** Faults of the schema that are English, by what they say. */
const FAULTS: readonly [RegExp, string][] = [
  [/^write (.+) as a figure in braces or a constant: .*$/su, '请用占位符代替写出来的数字“$1”'],
  [/^\{(.+)\} is not a figure of the campaign$/u, '没有“{$1}”这个占位符'],
  [/^a revision cannot add a limit.*: (“.+”)$/su, '限制由活动定义生成，不能在文案里新增：$1'],
  [/^(.+) \(a placeholder: write the text\)$/su, '还是模板里的文字，请改写：$1'],
  [/^the campaign has none$/u, '此活动没有这一项'],
  [/^it changes nothing$/u, '没有改动'],
];

/** A fault of a text in Chinese, after the field that has it. */
export function faultZh(fault: string): string {
  const [, field = '', wrong = fault] = /^([^:]*): (.*)$/su.exec(fault) ?? [];
  const [pattern, words] = FAULTS.find(([wanted]) => wanted.test(wrong)) ?? [];
  const said = pattern && words ? wrong.replace(pattern, words) : wrong;
  return field && field !== '(root)' ? `${field}：${said}` : said;
}
