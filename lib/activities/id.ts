import { z } from 'zod';

/**
 * Id of a part of a definition in the database and in calls. It is never shown and must not change after a campaign has
 * run.
 */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '须为小写字母、数字与连字符')
  .meta({ title: '编号', kind: 'id' });

/** Whether no two entries share an id. */
export const distinctIds = (entries: readonly { id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
