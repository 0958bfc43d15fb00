import { z } from 'zod';

/**
 * Id of a part of a definition in the database and in calls. It is never shown and must not change after a campaign has
 * run.
 */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, '须为小写字母、数字与连字符')
  .meta({ title: '编号', kind: 'id' });

/** Number under which a trading platform knows the activity; part of the calls about trades and first deposits. */
export const activityId = z
  .int()
  .positive()
  .meta({ title: '平台活动编号', help: '交易平台登记的编号，一个编号只用于一个活动。' });

/** Whether no two entries share an id. */
export const distinctIds = (entries: readonly { id: string }[]) =>
  new Set(entries.map((entry) => entry.id)).size === entries.length;
