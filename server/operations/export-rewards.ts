import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { REWARD_STATES, rewards } from '../platform/database/schema/activities';
import { csv } from './csv';
import { findCampaign } from './find-campaign';
import { defineOperation } from './operation';

const COLUMNS = [
  'id',
  'slug',
  'kind',
  'account',
  'source',
  'label',
  'amount',
  'unit',
  'state',
  'givenAt',
  'changedAt',
] as const;

/** All rewards, or those of a campaign or a state, for a spreadsheet. */
export const exportRewards = defineOperation({
  name: 'export',
  summary: 'rewards as CSV, times in UTC; --output=<file> writes them into a file',
  operands: [],
  options: { campaign: 'of this campaign alone', state: REWARD_STATES.join(', ') },
  act: true,
  input: z.strictObject({
    campaign: z.string().optional(),
    state: z.enum(REWARD_STATES, `must be one of ${REWARD_STATES.join(', ')}`).optional(),
  }),
  async run({ services, orm }, { campaign, state }) {
    const slug = campaign && findCampaign(services, campaign).slug;
    const rows = await orm
      .select()
      .from(rewards)
      .where(and(slug ? eq(rewards.slug, slug) : undefined, state ? eq(rewards.state, state) : undefined))
      .orderBy(asc(rewards.id));
    const lines = rows.map((row) =>
      COLUMNS.map((column) => {
        const value = row[column];
        return value instanceof Date ? value.toISOString() : value;
      }),
    );
    return { text: csv([COLUMNS, ...lines]), details: { campaign, state, rewards: rows.length } };
  },
});
