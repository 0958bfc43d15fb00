import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readMigrations, statementOf } from '../platform/database/migration-files';
import { MIGRATIONS_FOLDER } from '../platform/database/migrations-folder';
import { migrationFaults } from './migration-faults';

/** Those that stand since before releases were replaced one machine at a time. */
const BEFORE_ROLLING = 16;

const faultsOf = (...statements: readonly string[]) => migrationFaults(statements.map(statementOf));

test('migrations can run beside servers of the release before', () => {
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  const names: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  const found = readMigrations().flatMap(({ statements }, index) =>
    index <= BEFORE_ROLLING ? [] : migrationFaults(statements).map((fault) => `${names[index]} ${fault}`),
  );
  expect(found).toEqual([]);
});

test.each([
  // What the release before asks for.
  ['DROP TABLE "deposits"', 'takes away'],
  ['DROP VIEW IF EXISTS "deposits"', 'takes away'],
  ['TRUNCATE "deposits"', 'takes away'],
  ['ALTER TABLE "deposits" DROP COLUMN "amount"', 'takes away'],
  ['ALTER TABLE "deposits" DROP IF EXISTS amount', 'takes away'],
  ['ALTER TABLE "deposits" RENAME TO "payments"', 'takes away'],
  ['ALTER TABLE "deposits" RENAME COLUMN "amount" TO "sum"', 'takes away'],
  ["ALTER TYPE \"unit\" RENAME VALUE 'usd' TO 'USD'", 'takes away'],
  ['ALTER TABLE "deposits" SET SCHEMA "old"', 'takes away'],
  // What it writes.
  ['ALTER TABLE "deposits" ALTER COLUMN "amount" SET NOT NULL', 'refuses'],
  ['ALTER TABLE deposits ALTER amount DROP DEFAULT', 'refuses'],
  ['ALTER TABLE "deposits" ADD COLUMN "more" text NOT NULL', 'refuses'],
  ['ALTER TABLE "deposits" ADD COLUMN "a" text DEFAULT \'\' NOT NULL, ADD COLUMN "b" text NOT NULL', 'refuses'],
  ['ALTER TABLE "deposits" ADD COLUMN IF NOT EXISTS "more" numeric(8, 2) NOT NULL', 'refuses'],
  ['ALTER TABLE "deposits" ENABLE ROW LEVEL SECURITY', 'refuses'],
  // Rewritten under a lock.
  ['ALTER TABLE "deposits" ALTER COLUMN "amount" SET DATA TYPE bigint', 'rewrites'],
  ['ALTER TABLE deposits ALTER amount TYPE bigint USING amount::bigint', 'rewrites'],
  ['ALTER TABLE "deposits" ADD COLUMN "number" bigserial', 'rewrites'],
  ['ALTER TABLE "deposits" ADD COLUMN "number" integer GENERATED ALWAYS AS IDENTITY', 'rewrites'],
  ['ALTER TABLE "deposits" ADD COLUMN "twice" integer GENERATED ALWAYS AS (amount * 2) STORED', 'rewrites'],
  ['ALTER TABLE "deposits" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL', 'rewrites'],
  ['ALTER TABLE "deposits" SET UNLOGGED', 'rewrites'],
  ['VACUUM FULL "deposits"', 'rewrites'],
  // Read under a lock.
  ['ALTER TABLE "deposits" ADD CONSTRAINT "above" CHECK ("amount" > 0)', 'reads all rows'],
  ['ALTER TABLE "deposits" ADD CHECK ("amount" > 0)', 'reads all rows'],
  [
    'ALTER TABLE "deposits" ADD CONSTRAINT "of" FOREIGN KEY ("account") REFERENCES "accounts"("number")',
    'reads all rows',
  ],
  ['ALTER TABLE "deposits" ADD COLUMN "of" text REFERENCES "accounts"("number")', 'reads all rows'],
  ['ALTER TABLE "deposits" ADD COLUMN "more" integer DEFAULT 1 CHECK ("more" > 0)', 'reads all rows'],
  // Indexed under a lock.
  ['CREATE INDEX "deposits_at" ON "deposits" ("at")', 'CONCURRENTLY'],
  ['CREATE UNIQUE INDEX IF NOT EXISTS "deposits_at" ON ONLY "public"."deposits" USING btree ("at")', 'CONCURRENTLY'],
  ['CREATE INDEX ON deposits (at)', 'CONCURRENTLY'],
  ['DROP INDEX "deposits_at"', 'CONCURRENTLY'],
  ['REINDEX TABLE "deposits"', 'CONCURRENTLY'],
  ['ALTER TABLE "deposits" ADD CONSTRAINT "deposits_key_unique" UNIQUE("key")', 'USING INDEX'],
  ['ALTER TABLE "deposits" ADD PRIMARY KEY ("key")', 'USING INDEX'],
  ['ALTER TABLE "deposits" ADD CONSTRAINT "apart" EXCLUDE USING gist ("at" WITH &&)', 'USING INDEX'],
  ['ALTER TABLE "deposits" ADD COLUMN "key" text UNIQUE', 'USING INDEX'],
  // Everything at once.
  ['UPDATE "deposits" SET "amount" = 0', 'in steps'],
  ['CREATE TABLE "more" (id integer); DELETE FROM "deposits"', 'in steps'],
  ['WITH old AS (SELECT id FROM "deposits") UPDATE "deposits" SET "amount" = 0', 'in steps'],
  ['LOCK TABLE "deposits"', 'holds'],
  ['DO $$ BEGIN PERFORM 1; END $$', 'hides'],
])('%s is refused', (sql, fault) => {
  expect(faultsOf(sql).join('\n')).toContain(fault);
});

test.each([
  ['ALTER TABLE "deposits" ADD COLUMN "more" text, ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL'],
  ['ALTER TABLE "deposits" ALTER COLUMN "amount" SET DEFAULT 0'],
  ['ALTER TABLE "deposits" ADD CONSTRAINT "above" CHECK ("amount" > 0) NOT VALID'],
  ['ALTER TABLE "deposits" VALIDATE CONSTRAINT "above"'],
  ['ALTER TABLE "deposits" ADD CONSTRAINT "deposits_key_unique" UNIQUE USING INDEX "deposits_key"'],
  ['CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "deposits_at" ON "deposits" ("at")'],
  ['-- in steps of 2000 by "deposits"."key"\nUPDATE "deposits" SET "amount" = 0 WHERE "key" > $1 AND "key" <= $2'],
  ['INSERT INTO "deposits" ("reference") VALUES (\'DROP TABLE; UPDATE it\')'],
  // A table that nobody uses yet.
  [
    'CREATE TABLE "more" ("id" integer NOT NULL)',
    'CREATE INDEX "more_id" ON "more" ("id")',
    'UPDATE "more" SET "id" = 1',
  ],
  ['CREATE TABLE "more" ("id" integer)', 'ALTER TABLE "public"."more" ADD CONSTRAINT "more_unique" UNIQUE ("id")'],
])('%s is safe', (...statements) => {
  expect(faultsOf(...statements)).toEqual([]);
});

test('what stands before something that may be interrupted can be repeated', () => {
  const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "deposits_at" ON "deposits" ("at")';
  const once = [expect.stringContaining('cannot be repeated')];
  expect(faultsOf('ALTER TABLE "deposits" ADD COLUMN "at" text', index)).toEqual(once);
  expect(faultsOf('CREATE INDEX CONCURRENTLY "deposits_at" ON "deposits" ("at")')).toEqual(once);
  expect(faultsOf('ALTER TABLE "deposits" ADD COLUMN IF NOT EXISTS "at" text', index)).toEqual([]);
  expect(faultsOf(index, 'ALTER TABLE "deposits" ADD COLUMN "at" text')).toEqual([]);
});
