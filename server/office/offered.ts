import { brands } from '@/brands';
import { isPreviewable, type OperationServices } from '../operations/common/operation';
import type { SignedIn } from '../operations/common/signed-in';
import { LIMITED_BY_BRAND } from '../operations/operators/brands-of';
import { mayRun } from '../operations/operators/permissions';
import { rolesOf } from '../operations/operators/roles';
import { findOperation } from '../operations/run-operation';
import type { OfficeOperation, OfficeOperations } from './api';
import { fieldsOf } from './fields';
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
    campaigns: campaigns.map(({ slug, title }) => ({ value: slug, label: title })),
    brands: brands.map(({ appCode, name }) => ({ value: appCode, label: name })),
  };
}

function describe(name: string): OfficeOperation {
  const operation = findOperation(name);
  const { audited, approval, zh } = operation;
  return {
    name,
    title: zh.title,
    summary: zh.summary,
    audited,
    previewable: audited && isPreviewable(operation),
    ...(approval && { approval }),
    fields: fieldsOf(operation),
  };
}
