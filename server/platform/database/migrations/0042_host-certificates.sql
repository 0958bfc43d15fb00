CREATE TABLE "host_certificates" (
	"host" text PRIMARY KEY NOT NULL,
	"certificate" text NOT NULL,
	"until" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone NOT NULL
);
