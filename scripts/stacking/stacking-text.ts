import { exclusiveRule } from '@/lib/activities/exclusive';
import { requirementRules } from '@/lib/activities/requirements';
import { type Activity, exclusiveRewardsOf } from '@/lib/activities/schema';
import { exclusiveGroupsOf } from '@/lib/campaign/rules/participants';
import type { Campaign } from '@/lib/campaign/schema';

/** The path of the document. */
export const FILE = 'docs/stacking.md';

/** Writes the document of which campaigns can be combined and which exclude each other. */
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
    'Written by `npm run generate:stacking` from the definitions of the campaigns. A test fails when it is out of date.',
    '',
    'A person can take part in every campaign, with these exceptions, which apply to all accounts of the person together:',
    '',
    ...families.map((family) => `- Only one campaign of the family **${family}**: ${membersOf(campaigns, family)}.`),
    ...groups.map((group) => `- Rewards of the group **${group}** from only one campaign: ${exclusiveRule(group)}`),
    '',
    '`npm run ops -- exposure` shows the most that one customer could collect.',
    '',
    '| campaign | family | rewards in a group | account requirements |',
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
