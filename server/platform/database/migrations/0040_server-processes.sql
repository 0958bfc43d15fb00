CREATE TABLE "server_processes" (
	"id" text PRIMARY KEY NOT NULL,
	"machine" text NOT NULL,
	"pid" integer NOT NULL,
	"release" text NOT NULL,
	"node" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL
);
