DROP INDEX "bank_cards_number_bound_unique";--> statement-breakpoint
ALTER TABLE "bank_cards" ADD COLUMN "duplicate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "number_hash" text;--> statement-breakpoint
ALTER TABLE "identities" ADD COLUMN "duplicate" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_number_unique" ON "identities" USING btree ("number_hash") WHERE not "identities"."duplicate";--> statement-breakpoint
CREATE UNIQUE INDEX "bank_cards_number_bound_unique" ON "bank_cards" USING btree ("number_hash") WHERE "bank_cards"."state" = 'bound' and not "bank_cards"."duplicate";