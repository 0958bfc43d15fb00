import { Client } from 'pg';

/** What a database has done so far. */
export interface DatabaseUse {
  rowsWritten: number;
  transactions: number;
  /** Milliseconds for which its connections worked or were in a transaction. */
  connection: number;
  /** Bytes written to the log. */
  logged: number;
}

/** Reads what the database of a URL has done, from another database of the same server, whose own statements do not count. */
export class DatabaseMeter {
  private constructor(
    private readonly admin: Client,
    private readonly name: string,
  ) {}

  static async open(url: string): Promise<DatabaseMeter> {
    const admin = new Client({ connectionString: Object.assign(new URL(url), { pathname: 'postgres' }).href });
    await admin.connect();
    return new DatabaseMeter(admin, new URL(url).pathname.slice(1));
  }

  async read(): Promise<DatabaseUse> {
    const { rows } = await this.admin.query(
      `select tup_inserted + tup_updated + tup_deleted as written, xact_commit + xact_rollback as transactions,
        active_time + idle_in_transaction_time as connection, pg_current_wal_insert_lsn() - '0/0' as logged
      from pg_stat_database where datname = $1`,
      [this.name],
    );
    const { written, transactions, connection, logged } = rows[0];
    return {
      rowsWritten: Number(written),
      transactions: Number(transactions),
      connection: Number(connection),
      logged: Number(logged),
    };
  }

  /** The server's version, such as `15.9`. */
  async version(): Promise<string> {
    const { rows } = await this.admin.query(`select current_setting('server_version') as version`);
    return String(rows[0].version).split(' ')[0] ?? '';
  }

  close(): Promise<void> {
    return this.admin.end();
  }
}
