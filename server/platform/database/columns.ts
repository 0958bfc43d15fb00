import { timestamp as pgTimestamp } from 'drizzle-orm/pg-core';

/** A moment in time, millisecond precision, always set from the server's injected clock. */
export const timestamp = () => pgTimestamp({ withTimezone: true, precision: 3 });
