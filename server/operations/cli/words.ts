import { defineWords } from '../common/define-words';

export const words = defineWords({
  sentences: {
    option_fault: '{option} {fault:sentence}. `npm run ops -- {operation} --help` lists the options.',
    option_unknown: 'is not an option of this command',
    option_takes_no_value: 'takes no value',
    option_needs_value: 'needs a value',
    operand_missing: 'An operand is missing: {form}',
    too_many_operands: 'There are too many operands: {form}',
    setting_fault: '{message}',
    failed_damaged: 'The operation failed: files of the database are damaged[ ({code})]. Restore a backup.',
    failed_unavailable:
      'The operation failed: the database cannot be reached, or cannot write[ ({code})]. Try again when it can.',
    failed_otherwise:
      'The operation failed: {reason|for an unknown reason}[ ({code})]. Run `audit-log` to see whether it was recorded.',
    session_unreadable: 'The session in {file} cannot be read ({code}).',
    session_exposed: 'Other users can read your session. Run chmod 600 {file}, sign out with --all and sign in again.',
    token_is_wrong: 'The token is wrong.',
    command_too_long: 'The command is too long.',
    server_did_not_answer: 'The server did not answer. Run `audit-log` to see whether it ran the command.',
    no_database:
      'There is no database in {folder}. Set DATA_DIR or DATABASE_URL as for the server, or start the server once.',
    calls_answered_elsewhere:
      '{origin} answers the calls, and there is no database for activities: set DATABASE_URL or DATA_DIR.',
    signed_in_here: 'You are signed in. Your session is stored in {file}.',
    output_exists: 'The file {file} exists already. Name a new one.',
    written_to: 'Written to {file}.',
    audit_head_now: "The audit log's head is now {head}.",
    data_as_of: 'Read from the standby: the data is as of {at:second} Beijing time.',
    question: '{question}: ',
    question_again: '{question}, again',
    inputs_differ: '{question}: the two inputs differ. Nothing was changed.',
    no_input: 'No input for: {question}.',
    help_usage: 'npm run ops -- <command>: runs an operation on the database of the product.',
    help_options: `Every command takes:
  --help             shows only its help
  --operator=<name>  your name where operators have no accounts, or OPERATOR in the environment
  --output=<file>    writes the answer to a new file instead of the terminal
  --preview          shows what a change would do, and changes nothing
  --effect=<code>    runs a change only if its effect is still the one of this code, which --preview shows`,
    help_notes: `The audit log records every change with time and operator. In production, and wherever the database has an operator, changes
and customer data need a session: \`sign-in <name>\` stores it in ~/.newactivities, or in the file of OPERATOR_SESSION.
The terminal asks for secrets; from a script, each is a line of the standard input.

It uses the database of the settings: DATABASE_URL or, for the embedded one, DATA_DIR, through the running server if
there is one. Exit code: 0 for success, 1 for a rejected operation, 2 for an invalid command line.`,
  },
});

export const { say } = words;
