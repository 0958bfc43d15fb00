import { z } from 'zod';
import { definitionPatchSchema, HELD } from '@/lib/campaign/revision/patch';
import { definitionWith } from '@/lib/campaign/revision/revise';
import { changedParts, wholeDefinitionPatch } from '@/lib/campaign/revision/whole-patch';
import type { CampaignInput } from '@/lib/campaign/schema';
import type { FormField, FormNode } from '@/lib/form/form-node';
import type { TextValues } from '../form/text-values';
import type { ArmRules } from '../texts/experiment/arm-texts';

const partsOf = (definition: TextValues) => wholeDefinitionPatch(definition as unknown as CampaignInput);

/** How arms change a definition. */
export const DEFINITION_ARMS: ArmRules = {
  shown: (definition, patch) => ({ ...definitionWith(definition as unknown as CampaignInput, patch) }),
  patchOf: (text, base) => changedParts(partsOf(text), partsOf(base)),
};

/** The part of a definition's form that its arms may change. An arm cannot leave out what the definition has. */
export function armForm(form: FormNode, definition: TextValues): FormNode {
  const fields = form.kind === 'object' ? within(form.fields, definitionPatchSchema, definition) : [];
  const played = ((definition.otherPages ?? []) as { hero?: unknown }[]).findIndex(({ hero }) => hero);
  const hero = played < 0 ? undefined : fields.find(({ name }) => name === 'hero');
  const other = hero && { ...hero, name: `otherPages.${played}.hero`, title: '活动页首屏' };
  return { kind: 'object', fields: fields.flatMap((field) => (field === hero && other ? [field, other] : field)) };
}

function within(fields: readonly FormField[], schema: z.ZodType | undefined, value: unknown): FormField[] {
  if (schema instanceof z.ZodOptional) return within(fields, schema.unwrap() as z.ZodType, value);
  if (!(schema instanceof z.ZodObject)) return [...fields];
  return fields.flatMap((field) => {
    const { name, node, optional } = field;
    const held = (value as TextValues | undefined)?.[name];
    const isAbsent = held === undefined && HELD.some((part) => part === name);
    if (!Object.hasOwn(schema.shape, name) || isAbsent) return [];
    const own = node.kind === 'object' ? { ...node, fields: within(node.fields, schema.shape[name], held) } : node;
    return { ...field, node: own, optional: optional && (held === undefined || node.kind === 'flag') };
  });
}
