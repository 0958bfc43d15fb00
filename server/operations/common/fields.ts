import { z } from 'zod';
import { personText, reasonText } from './inputs';

/** An account, by its number. */
export const ACCOUNT = personText.meta({ title: '账户' });

/** A campaign, by its slug. */
export const CAMPAIGN = z.string().meta({ title: '活动', kind: 'campaign' });

/** Why the operator runs the operation. */
export const REASON = reasonText.meta({ title: '原因', kind: 'reason', help: '原因，记入审计日志' });
