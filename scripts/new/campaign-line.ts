import { identifierOf, kebabCase } from '@/lib/campaign/source-names';
import type { Written } from './scaffold';
import { removeFrom } from './source';

/** The file that lists campaigns. */
export const INDEX = 'campaigns/index.ts';

/** The file of a campaign. */
export function fileOf(slug: string): string {
  return `campaigns/${kebabCase(slug)}.ts`;
}

export function requireSlug(slug: string): void {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(slug)) throw new Error(`路径“${slug}”只可含字母、数字、连字符与下划线。`);
}

/** The index without a campaign. Imports no campaign, because one with a mistake must be removable. */
export function withoutCampaign(slug: string, index: string): Written['changed'] {
  requireSlug(slug);
  const file = kebabCase(slug);
  const name = identifierOf(file);
  const imported = new RegExp(`^import ${name} from '\\./${file}';\n`);
  return { [INDEX]: removeFrom(INDEX, removeFrom(INDEX, index, imported), new RegExp(`^  ${name},\n`)) };
}
