CREATE TABLE "page_loads" (
	"day" date NOT NULL,
	"engine" text NOT NULL,
	"version" text NOT NULL,
	"pages" integer NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "page_loads_day_engine_version_pk" PRIMARY KEY("day","engine","version")
);
