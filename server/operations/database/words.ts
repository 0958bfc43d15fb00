import { defineWords } from '../common/define-words';

export const words = defineWords({
  sentences: {
    settings_usable: 'All settings can be used.',
    backup_cannot_be_read: 'The file {file} cannot be read.',
    file_exists: '{file} exists. A backup overwrites nothing: choose another name.',
    file_cannot_be_written: '{file} cannot be written ({code}).',
    database_tool_failed: '{message}',
    database_stored: 'The database is stored in {file}.',
    database_in_use: 'A server uses this database. Restore the backup into an empty one.',
    embedded_migrates_itself: 'The server migrates the embedded database when it opens it.',
    must_be_accept: 'must be `accept`',
    revision_is_unfit: 'Revision {revision:number} of {campaign} does not fit this release: {field}: {fault}',
    unfit_rejects:
      'Nothing has changed. Change these revisions first, or accept with --unfit=accept that this release does not show them.',
    tables_up_to_date: 'The tables were already up to date.',
    migrations_applied:
      "Applied {migrations:number} migrations. The tables are up to date. The audit log's head is {head}.",
    database_restored: "The database is restored from {file}, and DATA_KEY opens it. The audit log's head is {head}.",
    conversions_not_sent:
      '{count:number} conversions are given up: their platforms may have them and would count them twice. Platforms that got none since the backup get them by retry-ad-conversions.',
    restore_not_undone:
      'The restore failed ({failure}), and the restored tables are still there: {reason}. Use another empty database.',
    database_not_empty: 'The database is not empty. Create a new one and set it in DATABASE_URL.',
    database_in_folder: 'There is a database in {folder}. Set another folder in DATA_DIR.',
  },
});

export const { say } = words;
