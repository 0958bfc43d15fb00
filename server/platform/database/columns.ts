import { customType, timestamp as pgTimestamp } from 'drizzle-orm/pg-core';

/** A timestamp in milliseconds, always set from the server's injected clock. */
export const timestamp = () => pgTimestamp({ withTimezone: true, precision: 3 });

/** Bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
