import { access, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { decodeText } from '@/lib/decode-text';
import { failureAnswer } from './operations/cli/failure-answer';
import { helpText } from './operations/cli/help';
import { readSession, removeSession, sessionFile, writeSession } from './operations/cli/operator-session-file';
import { type Command, parseCommand } from './operations/cli/parse-command';
import { Prompt } from './operations/cli/prompt';
import { withFactor } from './operations/cli/with-factor';
import { say } from './operations/cli/words';
import { type Answer, lines, type Sentence } from './operations/common/answer';
import { sentenceText } from './operations/common/define-words';
import { type Operation, type OperationRequest, OperatorError, type Ran } from './operations/common/operation';
import { parametersOf, secretsOf } from './operations/common/parameters';
import { renderAnswer } from './operations/common/render-answer';
import { backup, restore } from './operations/database/backup';
import { checkOwnSettings, checkSettings } from './operations/database/check-settings';
import { migrate } from './operations/database/migrate';
import { migrateDatabase } from './operations/database/migrate-database';
import { restoreBackup } from './operations/database/restore-backup';
import { rotateLookupKey } from './operations/keys/rotate-lookup-key';
import { confirm } from './operations/operators/factor';
import { signOut } from './operations/operators/my-account';
import { signIn } from './operations/operators/sign-in';
import { findOperation } from './operations/run-operation';
import { asOwner } from './platform/database/server-role';
import { on } from './platform/events/events';
import { runAlone, runConfigured } from './run-configured';
import type { ForwardedApi } from './settings/forwarding';
import { readConfig } from './settings/read-config';

const REFUSED = 1;
const NOT_UNDERSTOOD = 2;
/** How often an operator may type a proof. */
const ATTEMPTS = 3;

/** Operations that run as the owner of the tables, if there is one, and at the database's own address. */
const AS_OWNER: Readonly<Record<string, typeof runConfigured>> = {
  [backup.name]: (settings, request) => runConfigured(asOwner(settings), request),
  [restore.name]: restoreBackup,
  [migrate.name]: migrateDatabase,
  [rotateLookupKey.name]: runAlone,
};

/** The operator's command line; `scripts/ops.mjs` starts it. Returns the exit code. */
async function main(args: readonly string[]): Promise<number> {
  let command: Command;
  try {
    command = parseCommand(args, process.env);
  } catch (error) {
    return fail(error, NOT_UNDERSTOOD);
  }
  if (command.help) {
    console.log(helpText(command.subject));
    return 0;
  }
  try {
    if (command.request.operation === checkSettings.name) {
      console.log(renderAnswer(checkOwnSettings()));
      return 0;
    }
    const { api: calls } = readConfig(process.env);
    const api = 'origin' in calls ? calls.activities : calls;
    if (!api) {
      const { origin } = calls as ForwardedApi;
      throw new OperatorError(say('calls_answered_elsewhere', { origin: String(origin) }));
    }
    if (command.output !== undefined) await requireNew(pathOf(command.output));
    on('operation_recorded', ({ head }) => console.error(sentenceText(say('audit_head_now', { head }))));
    const file = sessionFile(process.env);
    const request = await withFile({ ...command.request, session: await readSession(file) });
    const configured = AS_OWNER[request.operation] ?? runConfigured;
    const run = (complete: OperationRequest) => configured(api, complete);
    const ran = await withSecrets(request, (complete) => withFactor(complete, run, (refusal) => askForCode(refusal)));
    if (ran.failed) throw new OperatorError(ran.answer);
    const text = renderAnswer(shownOf(ran));
    if (request.operation === signIn.name) {
      await writeSession(file, text);
      print(say('signed_in_here', { file }));
      return 0;
    }
    if (request.operation === signOut.name) await removeSession(file);
    await show(text, command.output);
    if (ran.asOf !== undefined) console.error(sentenceText(say('data_as_of', { at: ran.asOf })));
    return 0;
  } catch (error) {
    return fail(error, REFUSED);
  }
}

/** What the operator reads: of a preview, its effect and that nothing has changed. */
function shownOf({ answer, preview }: Ran): Answer {
  if (!preview) return answer;
  const approval = preview.needsApproval ? [say('preview_needs_approval')] : [];
  const run = say('preview_effect', { effect: preview.effect });
  return [...answer, lines([say('preview_only'), ...approval], run)];
}

async function show(text: string, file: string | undefined): Promise<void> {
  if (file === undefined) {
    console.log(text);
    return;
  }
  const target = pathOf(file);
  await writeFile(target, text, { mode: 0o600, flag: 'wx' });
  print(say('written_to', { file: target }));
}

function print(sentence: Sentence): void {
  console.log(sentenceText(sentence));
}

/** @throws OperatorError if the file exists, before the operation runs: it might be a backup */
async function requireNew(file: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new OperatorError(say('output_exists', { file }));
}

/** Runs an operation with the secrets that it needs, read from the terminal. */
async function withSecrets(request: OperationRequest, run: (complete: OperationRequest) => Promise<Ran>): Promise<Ran> {
  const operation = findOperation(request.operation);
  const [secrets, proof] = [secretsOf(operation), secretsOf(operation, { proof: true })];
  if (secrets.length === 0) return run(request);
  const prompt = new Prompt();
  const added = (input: object) => ({ ...request, input: { ...request.input, ...input } });
  try {
    const given = await prompt.ask(secrets);
    const ran = await run(added(given));
    if (proof.length === 0) return ran;
    console.log(renderAnswer(ran.answer));
    for (let left = ATTEMPTS - 1; ; left--) {
      const complete = added({ ...given, ...(await prompt.ask(proof)) });
      const done = await run(complete).catch((error) => {
        if (!(error instanceof OperatorError) || left === 0) throw error;
        fail(error, REFUSED);
      });
      if (done !== undefined) return done;
    }
  } finally {
    prompt.close();
  }
}

/** Reads a code of the authenticator app, after the refusal that needs one. */
async function askForCode(refusal: OperatorError): Promise<Record<string, string>> {
  fail(refusal, REFUSED);
  const prompt = new Prompt();
  try {
    return await prompt.ask(secretsOf(confirm as unknown as Operation));
  } finally {
    prompt.close();
  }
}

/** Replaces the files that the operation names by their texts, or by their absolute paths. */
async function withFile(request: OperationRequest): Promise<OperationRequest> {
  const input = { ...request.input };
  for (const { name, kind } of parametersOf(findOperation(request.operation))) {
    if (kind === 'path') input[name] = pathOf(String(input[name]));
    if (kind === 'file' || kind === 'picture') input[name] = await contentOf(String(input[name]), kind);
  }
  return { ...request, input };
}

/** Reads a file, a picture in base64; `-` is the standard input, for files that this user cannot read. */
async function contentOf(file: string, kind: 'file' | 'picture'): Promise<string> {
  const source = file === '-' ? file : pathOf(file);
  const unreadable = () => {
    throw new OperatorError(say('file_cannot_be_read', { file: source }));
  };
  const bytes = file === '-' ? await buffer(process.stdin) : await readFile(source).catch(unreadable);
  const text = kind === 'picture' ? bytes.toString('base64') : decodeText(bytes);
  if (text === undefined) throw new OperatorError(say('file_is_not_text', { file: source }));
  return text;
}

/** npm runs scripts in the project's folder; INIT_CWD is the folder where the operator called npm. */
function pathOf(file: string): string {
  return path.resolve(process.env.INIT_CWD ?? '.', file);
}

function fail(error: unknown, code: number): number {
  console.error(`✗ ${renderAnswer(failureAnswer(error))}`);
  return code;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
