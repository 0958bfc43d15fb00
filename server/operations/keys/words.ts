import { defineWords } from '../common/define-words';

export const words = defineWords({
  sentences: {
    values_sealed:
      '{values:number} values are sealed by the key {key} now{continued?, which an earlier run had made|}.',
    values_unreadable: 'No key opens {values:number} values; they are unchanged.',
    data_key_dropped: 'The old DATA_KEY no longer opens anything: unset DATA_KEY_OLD.',
    stop_servers: 'A server uses this database. Stop every server first.',
    owner_needed: 'The role of DATABASE_URL does not own the tables: set DATABASE_OWNER_URL too.',
    hashes_renewed:
      '{hashes:number} hashes and the {entries:number} entries of the audit log now use the key {key} on top of the earlier ones.',
    start_servers:
      'Visitors log in as before; pending SMS codes and previews of revisions are invalid. Start the servers.',
  },
});

export const { say } = words;
