CREATE TABLE "market_holidays" (
	"market" text NOT NULL,
	"year" integer NOT NULL,
	"days" jsonb NOT NULL,
	"source" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "market_holidays_market_year_pk" PRIMARY KEY("market","year")
);
