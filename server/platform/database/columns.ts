import { timestamp } from 'drizzle-orm/pg-core';

/** A moment in time, millisecond precision, always set from the server's injected clock. */
export const moment = () => timestamp({ withTimezone: true, precision: 3 });
