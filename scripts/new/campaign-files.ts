import { spotGoldBank } from '@/campaigns/banks/spot-gold';
import { catalogue } from '@/campaigns/catalogue';
import { BANK } from '@/lib/activities/quiz/definition';
import { isTaken } from '@/lib/campaign/checks';
import { readCampaign } from '@/lib/campaign/define';
import { PLACEHOLDERS } from '@/lib/campaign/placeholders';
import type { Campaign, CampaignInput } from '@/lib/campaign/schema';
import { identifierOf, kebabCase } from '@/lib/campaign/source-names';
import { type NewCampaign, startOf } from '@/lib/campaign/start';
import { INDEX, requireSlug } from './campaign-line';
import type { Written } from './scaffold';
import { insertAt, withImport } from './source';

type Named = Omit<NewCampaign, 'bank'>;

/** The first version of a campaign: its definition and its line in the index. */
export function campaignFiles({ slug, kind, title }: Named, index: string): Written {
  requireSlug(slug);
  const file = kebabCase(slug);
  const name = identifierOf(file);
  if (isTaken(slug, catalogue) || !isFree(name)) throw new Error(`路径“${slug}”已被占用，请换一个。`);
  return {
    created: { [`campaigns/${file}.ts`]: definitionSource(file, startOf({ slug, kind, title, bank: BANK })) },
    changed: {
      [INDEX]: insertAt(
        INDEX,
        withImport(index, `import ${name} from './${file}';`),
        /^export const campaigns[^[]*\[\][^[]*\[/,
        (found) => `${found}${name}, `,
      ),
    },
  };
}

/** Whether the index can import a definition by this name, which is neither reserved nor a global. */
function isFree(name: string): boolean {
  if (name === 'campaigns' || name in globalThis) return false;
  try {
    new Function(name, '"use strict"');
    return true;
  } catch {
    return false;
  }
}

const RULES = { what: [PLACEHOLDERS.rule] };

/**
 * Parses the first version as the build will.
 *
 * @throws Error with each invalid field: a word of the title that advertising law forbids, or a numeral
 */
export function checkedCampaign(campaign: Named): Campaign {
  const read = readCampaign(startOf({ ...campaign, bank: spotGoldBank }));
  if ('campaign' in read) return read.campaign;
  throw new Error(`活动不符合要求：\n${read.faults.map((fault) => `  ${fault}`).join('\n')}`);
}

/** The rules are written as code, as those of other campaigns. */
function definitionSource(file: string, { rules: _, ...definition }: CampaignInput): string {
  const fields = JSON.stringify(definition).slice(0, -1).replace(JSON.stringify(BANK), '[...spotGoldBank]');
  const bank = fields.includes('spotGoldBank') ? "import { spotGoldBank } from './banks/spot-gold';\n" : '';
  return `import { defineCampaign } from '@/lib/campaign/define';
${bank}import { rulesOf } from './shared/rules';

export default defineCampaign('campaigns/${file}.ts', ${fields}, rules: rulesOf(${JSON.stringify(RULES)}) });
`;
}
