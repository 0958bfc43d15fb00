import type { CampaignChoice, Choice, OperationField, PartName } from '@/server/office/api';

interface Known {
  campaigns: readonly CampaignChoice[];
  brands: readonly Choice[];
  /** The campaign that the form or its screen has chosen. */
  campaign: unknown;
}

/** What the operator chooses from for a field; nothing if the value has to be entered. */
export function choicesOf(field: OperationField, known: Known): readonly Choice[] {
  const own = ownChoices(field, known);
  return own.length > 0 && field.also ? [...field.also, ...own] : own;
}

function ownChoices({ kind, name, choices = [] }: OperationField, known: Known): readonly Choice[] {
  switch (kind) {
    case 'campaign':
      return known.campaigns;
    case 'brand':
    case 'roles':
      return known.brands;
    case 'part':
      return known.campaigns.find(({ value }) => value === known.campaign)?.parts[name as PartName] ?? [];
    default:
      return choices;
  }
}
