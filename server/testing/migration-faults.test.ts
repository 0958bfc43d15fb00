import { readFileSync } from 'node:fs';
import path from 'node:path';
import { MIGRATIONS_FOLDER, readMigrations, statementOf } from '../platform/database/migration-files';
import { migrationFaults } from './migration-faults';

const faultsOf = (...statements: readonly string[]) => migrationFaults(statements.map(statementOf));

test('migrations can run beside servers of the previous release', () => {
  const journal = JSON.parse(readFileSync(path.join(MIGRATIONS_FOLDER, 'meta/_journal.json'), 'utf8'));
  const names: string[] = journal.entries.map(({ tag }: { tag: string }) => tag);
  const found = readMigrations().flatMap(({ statements }, index) =>
    migrationFaults(statements).map((fault) => `${names[index]} ${fault}`),
  );
  expect(found).toEqual([]);
});

test.each([
  // What the previous release reads.
  ['DROP TABLE "deposits"', 'removes'],
  ['DROP VIEW IF EXISTS "deposits"', 'removes'],
  ['TRUNCATE "deposits"', 'removes'],
  ['ALTER TABLE "deposits" DROP COLUMN "amount"', 'removes'],
  ['ALTER TABLE "deposits" DROP IF EXISTS amount', 'removes'],
  ['ALTER TABLE "deposits" RENAME TO "payments"', 'removes'],
  ['ALTER TABLE "deposits" RENAME COLUMN "amount" TO "sum"', 'removes'],
  ["ALTER TYPE \"unit\" RENAME VALUE 'usd' TO 'USD'", 'removes'],
  ['ALTER TABLE "deposits" SET SCHEMA "old"', 'removes'],
  // What the previous release writes.
  ['ALTER TABLE "deposits" ALTER COLUMN "amount" SET NOT NULL', 'rejects'],
  ['ALTER TABLE deposits ALTER amount DROP DEFAULT', 'rejects'],
  ['ALTER TABLE "deposits" ADD COLUMN "more" text NOT NULL', 'rejects'],
  ['ALTER TABLE "deposits" ADD COLUMN "a" text DEFAULT \'\' NOT NULL, ADD COLUMN "b" text NOT NULL', 'rejects'],
  ['ALTER TABLE "deposits" ADD COLUMN IF NOT EXISTS "more" numeric(8, 2) NOT NULL', 'rejects'],
  ['ALTER TABLE "deposits" ENABLE ROW LEVEL SECURITY', 'rejects'],
  // Rewrites the table under a lock.
  ['ALTER TABLE "deposits" ALTER COLUMN "amount" SET DATA TYPE bigint', 'rewrites'],
  ['ALTER TABLE deposits ALTER amount TYPE bigint USING amount::bigint', 'rewrites'],
  ['ALTER TABLE "deposits" ADD COLUMN "number" bigserial', 'rewrites'],
  ['ALTER TABLE "deposits" ADD COLUMN "number" integer GENERATED ALWAYS AS IDENTITY', 'rewrites'],
  ['ALTER TABLE "deposits" ADD COLUMN "twice" integer GENERATED ALWAYS AS (amount * 2) STORED', 'rewrites'],
  ['ALTER TABLE "deposits" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL', 'rewrites'],
  ['ALTER TABLE "deposits" SET UNLOGGED', 'rewrites'],
  ['VACUUM FULL "deposits"', 'rewrites'],
  // Reads the table under a lock.
  ['ALTER TABLE "deposits" ADD CONSTRAINT "above" CHECK ("amount" > 0)', 'reads all rows'],
  ['ALTER TABLE "deposits" ADD CHECK ("amount" > 0)', 'reads all rows'],
  [
    'ALTER TABLE "deposits" ADD CONSTRAINT "of" FOREIGN KEY ("account") REFERENCES "accounts"("number")',
    'reads all rows',
  ],
  ['ALTER TABLE "deposits" ADD COLUMN "of" text REFERENCES "accounts"("number")', 'reads all rows'],
  ['ALTER TABLE "deposits" ADD COLUMN "more" integer DEFAULT 1 CHECK ("more" > 0)', 'reads all rows'],
  ['ALTER TABLE "payments" ATTACH PARTITION "deposits" FOR VALUES FROM (1) TO (2)', 'reads all rows of a partition'],
  // Builds an index under a lock.
  ['CREATE INDEX "deposits_at" ON "deposits" ("at")', 'CONCURRENTLY'],
  ['CREATE UNIQUE INDEX IF NOT EXISTS "deposits_at" ON ONLY "public"."deposits" USING btree ("at")', 'CONCURRENTLY'],
  ['CREATE INDEX ON deposits (at)', 'CONCURRENTLY'],
  ['DROP INDEX "deposits_at"', 'CONCURRENTLY'],
  ['REINDEX TABLE "deposits"', 'CONCURRENTLY'],
  ['ALTER TABLE "deposits" ADD CONSTRAINT "deposits_key_unique" UNIQUE("key")', 'USING INDEX'],
  ['ALTER TABLE "deposits" ADD PRIMARY KEY ("key")', 'USING INDEX'],
  ['ALTER TABLE "deposits" ADD CONSTRAINT "apart" EXCLUDE USING gist ("at" WITH &&)', 'USING INDEX'],
  ['ALTER TABLE "deposits" ADD COLUMN "key" text UNIQUE', 'USING INDEX'],
  // Changes all rows in one statement.
  ['UPDATE "deposits" SET "amount" = 0', 'in steps'],
  ['CREATE TABLE "more" (id integer); DELETE FROM "deposits"', 'in steps'],
  ['WITH old AS (SELECT id FROM "deposits") UPDATE "deposits" SET "amount" = 0', 'in steps'],
  ['LOCK TABLE "deposits"', 'locks a table, or'],
  ['DO $$ BEGIN PERFORM 1; END $$', 'hides'],
])('refuses %s', (sql, fault) => {
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
  [
    'ALTER TABLE "deposits" VALIDATE CONSTRAINT "old"',
    'CREATE TABLE "payments" ("id" integer) PARTITION BY RANGE ("id")',
    'ALTER TABLE "payments" ATTACH PARTITION "deposits" FOR VALUES FROM (1) TO (2)',
  ],
  ['CREATE FUNCTION "removed"() RETURNS void LANGUAGE plpgsql AS $$ begin drop table "deposits"; end $$'],
  // A new table that nothing uses yet.
  [
    'CREATE TABLE "more" ("id" integer NOT NULL)',
    'CREATE INDEX "more_id" ON "more" ("id")',
    'UPDATE "more" SET "id" = 1',
  ],
  ['CREATE TABLE "more" ("id" integer)', 'ALTER TABLE "public"."more" ADD CONSTRAINT "more_unique" UNIQUE ("id")'],
])('allows %s', (...statements) => {
  expect(faultsOf(...statements)).toEqual([]);
});

test('requires a statement before one that may be interrupted to be repeatable', () => {
  const index = 'CREATE INDEX CONCURRENTLY IF NOT EXISTS "deposits_at" ON "deposits" ("at")';
  const once = [expect.stringContaining('cannot be repeated')];
  expect(faultsOf('ALTER TABLE "deposits" ADD COLUMN "at" text', index)).toEqual(once);
  expect(faultsOf('CREATE INDEX CONCURRENTLY "deposits_at" ON "deposits" ("at")')).toEqual(once);
  expect(faultsOf('ALTER TABLE "deposits" ADD COLUMN IF NOT EXISTS "at" text', index)).toEqual([]);
  expect(faultsOf(index, 'ALTER TABLE "deposits" ADD COLUMN "at" text')).toEqual([]);
  const replaced = 'ALTER TABLE "deposits" ADD CONSTRAINT "old" CHECK ("id" < 9) NOT VALID';
  expect(faultsOf(replaced, index)).toEqual(once);
  expect(faultsOf('ALTER TABLE "deposits" DROP CONSTRAINT IF EXISTS "old"', replaced, index)).toEqual([]);
});
