import { customType, timestamp as pgTimestamp } from 'drizzle-orm/pg-core';

/** A moment in time, millisecond precision, always set from the server's injected clock. */
export const timestamp = () => pgTimestamp({ withTimezone: true, precision: 3 });

/** Bytes; the embedded database answers them as a plain list. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => Buffer.from(read),
});
