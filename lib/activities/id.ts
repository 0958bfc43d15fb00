import { z } from 'zod';

/** Names a part of a definition in the database and in calls; never shown, never changed once a campaign has run. */
export const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '须为小写字母、数字与连字符');

/** Fails where two entries have one id. */
export const distinctIds = (entries: readonly { id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
