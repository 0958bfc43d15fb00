CREATE TABLE "released_files" (
	"address" text PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"in_use_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "released_files_in_use_at_index" ON "released_files" USING btree ("in_use_at");