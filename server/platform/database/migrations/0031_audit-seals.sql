CREATE TABLE "audit_seals" (
	"id" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"head" text NOT NULL,
	"mac" text NOT NULL
);
