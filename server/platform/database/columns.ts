import { customType, timestamp as pgTimestamp } from 'drizzle-orm/pg-core';

/** A timestamp in milliseconds, always set from the server's injected clock. */
export const timestamp = () => pgTimestamp({ withTimezone: true, precision: 3 });

/** Bytes; converts the embedded database's `Uint8Array` to a `Buffer`. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (read) => Buffer.from(read),
});
