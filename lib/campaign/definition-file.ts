import { parseJson } from '../parse-json';
import type { CampaignInput } from './schema';
import { identifierOf, kebabCase } from './source-names';

/** A definition as a file of `campaigns/`, and what `campaigns/index.ts` needs to list it. */
interface DefinitionFile {
  path: `campaigns/${string}.ts`;
  /** TypeScript, with the definition as JSON. */
  source: string;
  /** The line that imports it. */
  imported: string;
  /** Its name in the list. */
  name: string;
}

export function definitionFile(definition: CampaignInput): DefinitionFile {
  const file = kebabCase(definition.slug);
  const name = identifierOf(file);
  const path = `campaigns/${file}.ts` as const;
  return {
    path,
    source: `import { defineCampaign } from '@/lib/campaign/define';

export default defineCampaign('${path}', ${JSON.stringify(definition, null, 2)});
`,
    imported: `import ${name} from './${file}';`,
    name,
  };
}

const SOURCE =
  /^import \{ defineCampaign \} from '@\/lib\/campaign\/define';\s+export default defineCampaign\('campaigns\/[a-z0-9-]+\.ts', (\{[\s\S]*\})\);\s*$/;

/** The definition in a file that {@link definitionFile} made, unchecked; `undefined` for any other source, which is never run. */
export function readDefinitionFile(source: string): unknown {
  return parseJson(SOURCE.exec(source)?.[1]);
}
