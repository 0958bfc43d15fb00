CREATE TABLE "exclusive_claims" (
	"group" text NOT NULL,
	"person" text NOT NULL,
	"account" text NOT NULL,
	"slug" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "exclusive_claims_group_person_pk" PRIMARY KEY("group","person")
);
--> statement-breakpoint
ALTER TABLE "exclusive_claims" ADD CONSTRAINT "exclusive_claims_account_accounts_number_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;