import type { Sentence } from './answer';
import { defineWords, sentence } from './define-words';
import { listText, timeText } from './formats';

/** What an operator has to correct: an option's name, or words. */
export type Field = string | Sentence;
const fieldText = (field: Field, text: (sentence: Sentence) => string) =>
  typeof field === 'string' ? field : text(field);

/** What a spreadsheet has spoiled. */
type Cell = { cell: string };
const AS_TEXT = 'format the column as text, and enter the values again';
const AS_TEXT_ZH = '请把这一列设为“文本”格式，再重新填入原值';

export const words = defineWords({
  sentences: {
    other_fault: sentence<{ message: string }>(
      ({ message }) => message,
      ({ message }) => `格式不对（${message}）`,
    ),
    input_fault: sentence<{ field: string; fault: Sentence }>(
      ({ field, fault }, text) => [field, text(fault)].filter(Boolean).join(': '),
      ({ field, fault }, text) => [field, text(fault)].filter(Boolean).join('：'),
    ),
    is_missing: sentence('is missing', '缺少'),
    is_invalid: sentence<{ operation: string }>(
      ({ operation }) => `is not valid: see \`${operation} --help\``,
      '格式不对',
    ),
    must_be_one_of: sentence<{ values: readonly string[] }>(
      ({ values }) => `must be one of ${listText(values, 'en')}`,
      ({ values }) => `只能是 ${listText(values, 'zh')} 之一`,
    ),
    is_too_long: sentence('is too long', '太长'),
    has_too_many_characters: sentence<{ most: number }>(
      ({ most }) => `must have at most ${most} characters`,
      ({ most }) => `最多 ${most} 个字`,
    ),
    must_not_be_empty: sentence('must not be empty', '不能为空'),
    has_refused_character: sentence<{ character: string }>(
      ({ character }) => `contains ${character}, which no text may contain: remove it`,
      ({ character }) => `含有不可用的字符 ${character}，请删去`,
    ),
    has_forbidden_word: sentence<{ word: string }>(
      ({ word }) => `contains “${word}”, which advertising law forbids`,
      ({ word }) => `含有广告禁用词“${word}”`,
    ),
    reason_needed: sentence('say why with --reason=…', '请填写原因'),
    must_be_money: sentence('must be a number above 0 with at most two decimals', '须为大于 0 的数，最多两位小数'),
    must_be_above_zero: sentence('must be more than 0', '须大于 0'),
    must_be_whole_number: sentence<{ most: number }>(
      ({ most }) => `must be a whole number from 1 to ${most}`,
      ({ most }) => `须为 1 至 ${most} 的整数`,
    ),
    no_operation: sentence<{ operation: string }>(
      ({ operation }) => `There is no command "${operation}". \`npm run ops\` lists them all.`,
      ({ operation }) => `没有“${operation}”这个操作。`,
    ),
    no_preview: sentence<{ operation: string }>(
      ({ operation }) => `${operation} cannot be previewed.`,
      ({ operation }) => `${operation} 不能预览。`,
    ),
    preview_only: sentence('This is a preview: nothing has changed.', '以上为预览，尚未执行。'),
    preview_effect: sentence<{ effect: string }>(
      ({ effect }) => `To run it only while its effect is this one, add --effect=${effect}.`,
      ({ effect }) => `加 --effect=${effect} 执行：效果有变时不会执行。`,
    ),
    form_is_stale: sentence(
      'Nothing was changed: another operator has changed what your form shows. Open it again.',
      '未作任何更改：打开表单之后，这里的内容已被他人改动。请重新打开再改。',
    ),
    preview_needs_approval: sentence(
      'To run it, another operator would have to approve it.',
      '执行须经另一位操作员批准。',
    ),
    file_cannot_be_read: sentence<{ file: string }>(
      ({ file }) => `The file ${file} cannot be read.`,
      ({ file }) => `无法读取文件 ${file}。`,
    ),
    nothing_left_to_do: sentence('There is nothing left to do:', '已无事可做：'),
    nothing_changed: sentence('Nothing was changed.', '未作任何更改。'),
    no_campaign: sentence<{ campaign: string }>(
      ({ campaign }) => `There is no campaign "${campaign}". \`npm run ops -- campaigns\` lists them all.`,
      ({ campaign }) => `没有“${campaign}”这个活动。`,
    ),
    no_activity: sentence<{ campaign: string; kind: string }>(
      ({ campaign, kind }) => `The campaign "${campaign}" has no activity of the kind "${kind}".`,
      ({ campaign, kind }) => `活动“${campaign}”没有 ${kind} 玩法。`,
    ),
    no_account: sentence<{ account: string }>(
      ({ account }) => `There is no account "${account}".`,
      ({ account }) => `没有账户“${account}”。`,
    ),
    not_a_time: sentence<{ field: Field }>(
      ({ field }, text) => `${fieldText(field, text)} must be a Beijing day such as 2026-12-01, or 2026-12-01T20:00.`,
      ({ field }, text) => `${fieldText(field, text)} 须为北京时间的日期或时刻，如 2026-12-01 或 2026-12-01T20:00。`,
    ),
    time_is_past: sentence<{ field: Field; at: string }>(
      ({ field, at }, text) => `${fieldText(field, text)}: ${timeText(at)} is in the past. Nothing was changed.`,
      ({ field, at }, text) => `${fieldText(field, text)}：${timeText(at)} 已过。未作任何更改。`,
    ),
    time_is_too_far: sentence<{ field: Field; at: string }>(
      ({ field, at }, text) =>
        `${fieldText(field, text)}: ${timeText(at)} is more than a year ahead. Nothing was changed.`,
      ({ field, at }, text) => `${fieldText(field, text)}：${timeText(at)} 在一年以后，请核对。未作任何更改。`,
    ),
    line_fault: sentence<{ line: number; fault: Sentence }>(
      ({ line, fault }, text) => `Line ${line}: ${text(fault)}`,
      ({ line, fault }, text) => `第 ${line} 行：${text(fault)}`,
    ),
    cell_fault: sentence<{ column: string; fault: Sentence }>(
      ({ column, fault }, text) => `${column} ${text(fault)}.`,
      ({ column, fault }, text) => `${column} ${text(fault)}。`,
    ),
    columns_needed: sentence<{ columns: readonly string[] }>(
      ({ columns }) => `The first line must name the columns ${listText(columns, 'en')}.`,
      ({ columns }) => `首行须写明各列名称：${listText(columns, 'zh')}。`,
    ),
    cells_do_not_fit: sentence<{ cells: number; columns: number }>(
      ({ cells, columns }) => `${cells} cells where there are ${columns} columns.`,
      ({ cells, columns }) => `有 ${cells} 格，应为 ${columns} 格。`,
    ),
    quote_not_allowed: sentence('a quote is not allowed here.', '此处不能有引号。'),
    file_is_not_text: sentence<{ file: string }>(
      ({ file }) => `The file ${file} is not a text file: save it as “CSV UTF-8” in the spreadsheet.`,
      ({ file }) => `文件 ${file} 不是文本，请在表格软件里另存为“CSV UTF-8”。`,
    ),
    garbled_cell: sentence<Cell>(
      ({ cell }) => `is garbled, “${cell}”: export the file again as “CSV UTF-8”`,
      ({ cell }) => `“${cell}”有乱码，原来的字已丢失，请重新导出为“CSV UTF-8”`,
    ),
    scientific_cell: sentence<Cell>(
      ({ cell }) => `is ${cell}, the spreadsheet removed its last digits: ${AS_TEXT}`,
      ({ cell }) => `“${cell}”是科学记数，后面的数字已丢失：${AS_TEXT_ZH}`,
    ),
    rounded_cell: sentence<Cell>(
      ({ cell }) =>
        `is ${cell}, with zeros after 15 digits, as a spreadsheet rounds it: ${AS_TEXT}; if it is right, write '${cell}`,
      ({ cell }) =>
        `“${cell}”从第 16 位起全是 0，像是被表格软件舍去了尾数：${AS_TEXT_ZH}；如果原值就是这样，请在前面加一个英文单引号`,
    ),
    error_cell: sentence<Cell>(
      ({ cell }) => `is ${cell}, an error of a formula: correct the formula, or enter the value`,
      ({ cell }) => `“${cell}”是公式的错误值，请改好公式或填入原值`,
    ),
    narrow_cell: sentence<Cell>(
      ({ cell }) => `is ${cell}, because the column was too narrow: widen it and save the file again`,
      ({ cell }) => `“${cell}”是列宽不够时的显示，请加宽这一列后重新保存`,
    ),
    day_cell: sentence(
      `is a day, which the spreadsheet made of the value: ${AS_TEXT}`,
      `被表格软件改成了日期：${AS_TEXT_ZH}`,
    ),
  },
  tables: {},
  operations: {},
});

export const { say } = words;

/** The Chinese words of options that several operations share. */
export const REASON_ZH = { reason: '原因，记入审计日志' };

/** The Chinese words of options that choose a part of a long list. */
export const PAGING_ZH = { page: '第几页，从 1 起', rows: '每页行数，默认 50' };
