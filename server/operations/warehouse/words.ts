import { column } from '../common/columns';
import { defineWords } from '../common/define-words';

export const words = defineWords({
  sentences: {
    must_be_exported_day: 'must be a day such as 2026-11-01',
    exported_days_reversed: '--from must not be after --to.',
    day_not_over: '{day} is not over in Beijing. Export days that are over.',
    export_runs: 'Another export runs. Wait until it has ended.',
    folder_cannot_be_written: '{folder} cannot be written ({code}).',
    days_exported: 'Wrote {files:number} files to {folder}; {skipped:number} were there already.',
  },
  tables: {
    exported_tables: {
      table: column.id('table'),
      days: column.number('days'),
      rows: column.number('rows'),
    },
  },
});

export const { say, table } = words;
