CREATE TABLE "host_tables" (
	"version" integer PRIMARY KEY NOT NULL,
	"changes" jsonb NOT NULL,
	"before" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
