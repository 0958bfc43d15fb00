import { brands } from '@/brands';
import type { Campaign } from '@/lib/campaign/schema';
import { stockChoices } from '../operations/campaigns/stock';
import { operationText } from '../operations/common/define-words';
import { isPreviewable, type Operation, type OperationServices } from '../operations/common/operation';
import { registeredOperation, registeredOperations } from '../operations/common/registry';
import type { SignedIn } from '../operations/common/signed-in';
import { SUBJECTS } from '../operations/common/subjects';
import { isLimitedByBrand } from '../operations/operators/brands-of';
import { mayRun } from '../operations/operators/permissions';
import { rolesOf } from '../operations/operators/roles';
import type { CampaignChoice, OfficeOperation, OfficeOperations } from './api';
import { fieldsOf } from './fields';

/** Whether the office lets an operator run an operation, for at least one brand if a role can be limited to brands for it. */
export function isOffered(name: string, { operator }: SignedIn): boolean {
  const operation = registeredOperation(name);
  const brands = isLimitedByBrand(name) ? undefined : 'all';
  return operation?.subject !== undefined && mayRun(rolesOf(operator), name, brands);
}

/** The operations that an operator may run, with everything that their forms need. */
export function describeOperations({ campaigns }: OperationServices, signedIn: SignedIn): OfficeOperations {
  const all = registeredOperations();
  const offered = all.filter(({ name }) => isOffered(name, signedIn));
  const subjects = SUBJECTS.map((title) => ({
    title,
    operations: offered.filter(({ subject }) => subject === title).map(describe),
  }));
  return {
    subjects: subjects.filter(({ operations }) => operations.length > 0),
    titles: Object.fromEntries(all.map((operation) => [operation.name, operationText(operation.name)])),
    campaigns: campaigns.map(describeCampaign),
    brands: brands.map(({ appCode, name }) => ({ value: appCode, label: name })),
  };
}

function describeCampaign(campaign: Campaign): CampaignChoice {
  const choicesOf = (all: readonly { id: string; label: string }[]) =>
    all.map(({ id, label }) => ({ value: id, label }));
  const { slug, title, activities, hero } = campaign;
  return {
    value: slug,
    label: title,
    ...(hero.scene && { scene: true as const }),
    parts: {
      item: stockChoices(campaign),
      coupon: activities.flatMap((activity) => (activity.kind === 'coupon' ? choicesOf(activity.coupons) : [])),
      outcome: activities.flatMap((activity) =>
        activity.kind === 'predict' && activity.answer.type === 'options' ? choicesOf(activity.answer.options) : [],
      ),
    },
  };
}

function describe(operation: Operation): OfficeOperation {
  const { name, title, summary, audited, approval } = operation;
  return {
    name,
    title,
    summary,
    audited,
    previewable: audited && isPreviewable(operation),
    ...(approval && { approval }),
    fields: fieldsOf(operation),
  };
}
