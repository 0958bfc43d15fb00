CREATE TABLE IF NOT EXISTS "summed_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "summed_openings" (
	"day" date NOT NULL,
	"grain" text NOT NULL,
	"host" text NOT NULL,
	"brand" text NOT NULL,
	"plan" text NOT NULL,
	"keyword" text NOT NULL,
	"campaign" text NOT NULL,
	"page" text NOT NULL,
	"after" date NOT NULL,
	"account" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "summed_steps" (
	"day" date NOT NULL,
	"grain" text NOT NULL,
	"host" text NOT NULL,
	"brand" text NOT NULL,
	"plan" text NOT NULL,
	"keyword" text NOT NULL,
	"campaign" text NOT NULL,
	"page" text NOT NULL,
	"after" date NOT NULL,
	"visitors" integer NOT NULL,
	"visits" integer NOT NULL,
	"phones" integer NOT NULL,
	"codes" integer NOT NULL,
	"accounts" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "summed_openings_day_index" ON "summed_openings" USING btree ("day","grain");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "summed_steps_day_index" ON "summed_steps" USING btree ("day","grain");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "visitor_days_visitor_index" ON "visitor_days" USING btree ("visitor");--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "visitor_pages_visitor_index" ON "visitor_pages" USING btree ("visitor");