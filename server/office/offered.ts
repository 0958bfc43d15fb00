import { brands } from '@/brands';
import type { Campaign } from '@/lib/campaign/schema';
import { stockChoices } from '../operations/campaigns/stock';
import { isPreviewable, type OperationServices } from '../operations/common/operation';
import type { SignedIn } from '../operations/common/signed-in';
import { LIMITED_BY_BRAND } from '../operations/operators/brands-of';
import { mayRun } from '../operations/operators/permissions';
import { rolesOf } from '../operations/operators/roles';
import { findOperation } from '../operations/run-operation';
import type { CampaignChoice, OfficeOperation, OfficeOperations } from './api';
import { fieldsOf } from './fields';
import { SUMMARIES } from './form-words';
import { SUBJECTS } from './subjects';

const OFFERED = new Set(SUBJECTS.flatMap(({ operations }) => operations));

/** Whether the office lets an operator run an operation, for at least one brand if a role can be limited to brands for it. */
export function isOffered(name: string, { operator }: SignedIn): boolean {
  const brands = LIMITED_BY_BRAND.includes(name) ? undefined : 'all';
  return OFFERED.has(name) && mayRun(rolesOf(operator), name, brands);
}

/** The operations that an operator may run, with everything that their forms need. */
export function describeOperations({ campaigns }: OperationServices, signedIn: SignedIn): OfficeOperations {
  const subjects = SUBJECTS.map(({ title, operations }) => ({
    title,
    operations: operations.filter((name) => isOffered(name, signedIn)).map(describe),
  }));
  return {
    subjects: subjects.filter(({ operations }) => operations.length > 0),
    campaigns: campaigns.map(describeCampaign),
    brands: brands.map(({ appCode, name }) => ({ value: appCode, label: name })),
  };
}

function describeCampaign(campaign: Campaign): CampaignChoice {
  const choicesOf = (all: readonly { id: string; label: string }[]) =>
    all.map(({ id, label }) => ({ value: id, label }));
  const { slug, title, activities } = campaign;
  return {
    value: slug,
    label: title,
    parts: {
      item: stockChoices(campaign),
      coupon: activities.flatMap((activity) => (activity.kind === 'coupon' ? choicesOf(activity.coupons) : [])),
      outcome: activities.flatMap((activity) =>
        activity.kind === 'predict' && activity.answer.type === 'options' ? choicesOf(activity.answer.options) : [],
      ),
    },
  };
}

function describe(name: string): OfficeOperation {
  const operation = findOperation(name);
  const { audited, approval, zh } = operation;
  return {
    name,
    title: zh.title,
    summary: SUMMARIES[name] ?? zh.summary,
    audited,
    previewable: audited && isPreviewable(operation),
    ...(approval && { approval }),
    fields: fieldsOf(operation),
  };
}
