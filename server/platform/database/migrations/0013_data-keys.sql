CREATE TABLE "data_keys" (
	"id" text NOT NULL,
	"use" text NOT NULL,
	"wrapped_by" text NOT NULL,
	"wrapped" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"in_force_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_keys_id_wrapped_by_pk" PRIMARY KEY("id","wrapped_by")
);
