import { exclusiveRule } from '@/lib/activities/exclusive';
import { requirementRules } from '@/lib/activities/requirements';
import { type Activity, exclusiveRewardsOf } from '@/lib/activities/schema';
import { exclusiveGroupsOf } from '@/lib/campaign/condition-rules';
import type { Campaign } from '@/lib/campaign/schema';

/** Where the table lies. */
export const FILE = 'docs/stacking.md';

/** What stacks and what excludes each other, as a document. */
export function stackingText(campaigns: readonly Campaign[]): string {
  const groups = [...new Set(campaigns.flatMap(({ activities }) => activities.flatMap(exclusiveGroupsOf)))];
  const families = [...new Set(campaigns.flatMap(({ exclusive }) => exclusive ?? []))].sort();
  const rows = campaigns.map((campaign) => [
    `${campaign.title} (\`${campaign.slug}\`)`,
    campaign.exclusive ?? '',
    [...new Set(campaign.activities.flatMap(groupedIn))].join(', '),
    [...new Set(campaign.activities.flatMap(requirementsIn))].join(' '),
  ]);
  return [
    '# What stacks',
    '',
    'Written by `npm run generate:stacking` from the definitions of the campaigns; a test says when it is out of date.',
    '',
    'Every campaign may be had beside every other one, with these exceptions, which hold for a person, not for an account:',
    '',
    ...families.map((family) => `- Of the family **${family}** one campaign alone: ${membersOf(campaigns, family)}.`),
    ...groups.map((group) => `- Of the group **${group}** the rewards of one campaign alone: ${exclusiveRule(group)}`),
    '',
    '`npm run ops -- exposure` says what one customer could collect at most.',
    '',
    '| campaign | family | rewards in a group | asked of an account |',
    '| --- | --- | --- | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
  ].join('\n');
}

function membersOf(campaigns: readonly Campaign[], family: string): string {
  const members = campaigns.filter(({ exclusive }) => exclusive === family);
  return members.map(({ title, slug }) => `${title} (\`${slug}\`)`).join(' or ');
}

/** The grouped rewards of an activity, such as `first-deposit: $18 首入金`. */
function groupedIn(activity: Activity): string[] {
  return exclusiveRewardsOf(activity).map(({ group, name }) => `${group}: ${name}`);
}

function requirementsIn(activity: Activity): string[] {
  return 'requires' in activity && activity.requires ? requirementRules(activity.requires) : [];
}
