import type { Sentence } from '../common/answer';
import { defineWords, sentence } from '../common/define-words';
import { secondText } from '../common/formats';

export const words = defineWords({
  sentences: {
    language_unknown: sentence('--lang must be zh or en.', '--lang 只能是 zh 或 en。'),
    option_fault: sentence<{ option: string; fault: Sentence; operation: string }>(
      ({ option, fault, operation }, text) =>
        `${option} ${text(fault)}. \`npm run ops -- ${operation} --help\` lists the options.`,
      ({ option, fault, operation }, text) =>
        `${option} ${text(fault)}，可用选项见 npm run ops -- ${operation} --help。`,
    ),
    option_unknown: sentence('is not an option of this command', '不是此操作的选项'),
    option_takes_no_value: sentence('takes no value', '不带值'),
    option_needs_value: sentence('needs a value', '缺少值'),
    operand_missing: sentence<{ form: string }>(
      ({ form }) => `An operand is missing: ${form}`,
      ({ form }) => `缺少参数：${form}`,
    ),
    too_many_operands: sentence<{ form: string }>(
      ({ form }) => `There are too many operands: ${form}`,
      ({ form }) => `参数过多：${form}`,
    ),
    setting_fault: sentence<{ message: string }>(
      ({ message }) => message,
      ({ message }) => `设置有误：${message}`,
    ),
    failed_damaged: sentence<{ code: string | null }>(
      ({ code }) => `The operation failed: files of the database are damaged (${code}). Restore a backup.`,
      ({ code }) => `操作失败：数据库文件已损坏（${code}），请恢复备份。`,
    ),
    failed_unavailable: sentence<{ code: string | null }>(
      ({ code }) =>
        `The operation failed: the database cannot be reached, or cannot write${code ? ` (${code})` : ''}. Try again when it can.`,
      ({ code }) => `操作失败：数据库无法连接或无法写入${code ? `（${code}）` : ''}，请待其恢复后重试。`,
    ),
    failed_otherwise: sentence<{ reason: string | null; code: string | null }>(
      ({ reason, code }) =>
        `The operation failed: ${reason ?? 'for an unknown reason'}${code ? ` (${code})` : ''}. Run \`audit-log\` to see whether it was recorded.`,
      ({ reason, code }) =>
        `操作失败：${reason ?? '原因不明'}${code ? `（${code}）` : ''}。请查看审计日志，确认是否已记录。`,
    ),
    session_unreadable: sentence<{ file: string; code: string }>(
      ({ file, code }) => `The session in ${file} cannot be read (${code}).`,
      ({ file, code }) => `无法读取 ${file} 中的会话（${code}）。`,
    ),
    session_exposed: sentence<{ file: string }>(
      ({ file }) => `Other users can read your session. Run chmod 600 ${file}, sign out with --all and sign in again.`,
      ({ file }) => `其他用户可以读取您的会话。请执行 chmod 600 ${file}，用 --all 退出全部会话后重新登录。`,
    ),
    token_is_wrong: sentence('The token is wrong.', '令牌不正确。'),
    command_too_long: sentence('The command is too long.', '内容过长。'),
    server_did_not_answer: sentence(
      'The server did not answer. Run `audit-log` to see whether it ran the command.',
      '服务器没有响应。请查看审计日志，确认操作是否已执行。',
    ),
    no_database: sentence<{ folder: string }>(
      ({ folder }) =>
        `There is no database in ${folder}. Set DATA_DIR or DATABASE_URL as for the server, or start the server once.`,
      ({ folder }) => `${folder} 中没有数据库。请按服务器的设置填写 DATA_DIR 或 DATABASE_URL，或先启动一次服务器。`,
    ),
    calls_answered_elsewhere: sentence<{ origin: string }>(
      ({ origin }) =>
        `${origin} answers the calls, and there is no database for activities: set DATABASE_URL or DATA_DIR.`,
      ({ origin }) => `接口由 ${origin} 提供，没有活动数据库：请设置 DATABASE_URL 或 DATA_DIR。`,
    ),
    signed_in_here: sentence<{ file: string }>(
      ({ file }) => `You are signed in. Your session is stored in ${file}.`,
      ({ file }) => `已登录，会话保存在 ${file}。`,
    ),
    output_exists: sentence<{ file: string }>(
      ({ file }) => `The file ${file} exists already. Name a new one.`,
      ({ file }) => `文件 ${file} 已存在，请换一个文件名。`,
    ),
    written_to: sentence<{ file: string }>(
      ({ file }) => `Written to ${file}.`,
      ({ file }) => `已写入 ${file}。`,
    ),
    audit_head_now: sentence<{ head: string }>(
      ({ head }) => `The audit log's head is now ${head}.`,
      ({ head }) => `审计日志的校验值现为 ${head}。`,
    ),
    data_as_of: sentence<{ at: string }>(
      ({ at }) => `Read from the standby: the data is as of ${secondText(at)} Beijing time.`,
      ({ at }) => `数据截至 ${secondText(at)}（北京时间），读自备库。`,
    ),
    question: sentence<{ question: string }>(
      ({ question }) => `${question}: `,
      ({ question }) => `${question}：`,
    ),
    question_again: sentence<{ question: string }>(
      ({ question }) => `${question}, again`,
      ({ question }) => `再次输入${question}`,
    ),
    inputs_differ: sentence<{ question: string }>(
      ({ question }) => `${question}: the two inputs differ. Nothing was changed.`,
      ({ question }) => `${question}：两次输入不一致。未作任何更改。`,
    ),
    no_input: sentence<{ question: string }>(
      ({ question }) => `No input for: ${question}.`,
      ({ question }) => `没有输入：${question}。`,
    ),
    help_usage: sentence(
      'npm run ops -- <command>: runs an operation on the database of the product.',
      'npm run ops -- <操作>：对本产品的数据库执行一项操作。',
    ),
    help_options: sentence(
      `Every command takes:
  --help             shows only its help
  --operator=<name>  your name where operators have no accounts, or OPERATOR in the environment
  --output=<file>    writes the answer to a new file instead of the terminal
  --lang=zh|en       the language of answers; by default zh if LC_ALL or LANG begins with zh, else en
  --preview          shows what a change would do, and changes nothing
  --effect=<code>    runs a change only if its effect is still the one of this code, which --preview shows`,
      `所有操作都可用：
  --help             只显示此操作的帮助
  --operator=<姓名>  操作员没有账户时填写您的姓名，也可用环境变量 OPERATOR
  --output=<文件>    把结果写入新文件，不在终端显示
  --lang=zh|en       显示语言；LC_ALL 或 LANG 以 zh 开头时默认 zh，否则 en
  --preview          只预览效果，不执行
  --effect=<代码>    仅当效果与预览时相同才执行，代码见 --preview`,
    ),
    help_notes: sentence(
      `The audit log records every change with time and operator. In production, and wherever the database has an operator, changes
and customer data need a session: \`sign-in <name>\` stores it in ~/.newactivities, or in the file of OPERATOR_SESSION.
The terminal asks for secrets; from a script, each is a line of the standard input.

It uses the database of the settings: DATABASE_URL or, for the embedded one, DATA_DIR, through the running server if
there is one. Exit code: 0 for success, 1 for a rejected operation, 2 for an invalid command line.`,
      `审计日志记录每次更改的时间和操作员。生产环境，或数据库已有操作员时，更改数据和查看客户资料须先登录：
sign-in <姓名> 把会话保存在 ~/.newactivities，或 OPERATOR_SESSION 指定的文件。
密码等由终端提问输入；用脚本时，每项为标准输入的一行。

使用设置中的数据库：DATABASE_URL，或内置数据库的 DATA_DIR；服务器正在运行时经由服务器执行。
退出码：0 成功，1 操作被拒绝，2 命令行有误。`,
    ),
  },
  tables: {},
  operations: {},
});

export const { say } = words;
