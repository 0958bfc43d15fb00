import { z } from 'zod';
import { requireUsable } from '../../settings/require-usable';
import type { Answer } from '../common/answer';
import { defineOperation } from '../common/operation';
import { say } from './words';

/**
 * Checks the settings of this process. The command line calls it without a database, because it comes before the first start.
 * @throws {ConfigError} with all faults
 */
export function checkOwnSettings(): Answer {
  requireUsable(process.env);
  return [say('settings_usable')];
}

export const checkSettings = defineOperation({
  name: 'check-settings',
  title: '检查设置',
  summary:
    'checks the settings as a server does when it starts, and their certificates; opens no connection and changes nothing',
  permission: 'anyone',
  audited: false,
  shell: true,
  input: z.strictObject({}),
  run: async () => ({ answer: checkOwnSettings() }),
});
