import type { z } from 'zod';

/** What is wrong with a value, for authors, where its schema does not say it. */
export const faultWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.input === undefined || issue.input === null || issue.input === '') return '请填写';
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'array') return `至少 ${issue.minimum} 项`;
      return issue.inclusive ? `不可小于 ${issue.minimum}` : `须大于 ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'array') return `至多 ${issue.maximum} 项`;
      return issue.inclusive ? `不可大于 ${issue.maximum}` : `须小于 ${issue.maximum}`;
    case 'unrecognized_keys':
      return `没有这样的字段：${issue.keys.join('、')}`;
    default:
      return issue.code === 'invalid_type' && issue.expected === 'int' ? '须为整数' : '格式不对';
  }
};

/** The issues with their places; of a union those of the branch that fits best. */
export function placedIssues(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return issue;
    const [closest = []] = issue.errors.toSorted((one, other) => one.length - other.length);
    const inner = closest.map((found) => ({ ...found, path: [...issue.path, ...found.path] }));
    return inner.length > 0 ? placedIssues(inner) : issue;
  });
}
