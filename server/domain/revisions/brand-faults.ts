import { brands } from '@/brands';
import type { BrandPatch } from '@/lib/brand/patch';
import { findForbiddenWords } from '@/lib/copy/forbidden-words';
import { isBlank, refusedCharacter } from '@/lib/copy/written-text';

/** Faults of texts that an operator writes for a brand, by field: forbidden words, and what identifies another brand. */
export function brandFaults(appCode: string, patch: BrandPatch): string[] {
  const foreign = brands
    .filter((other) => other.appCode !== appCode)
    .flatMap(({ name, company, developer, appName, hotline, iosStoreUrl }) => [
      ...[name, company, developer, appName, iosStoreUrl],
      ...(hotline ? [hotline] : []),
    ]);
  return Object.entries(patch).flatMap(([field, text]) => {
    if (typeof text !== 'string') return [];
    const refused = refusedCharacter(text);
    return [
      ...(isBlank(text) ? ['不能为空'] : []),
      ...(refused ? [`含有不可用的字符 ${refused}，请删去`] : []),
      ...findForbiddenWords(text).map((word) => `广告禁用词：${word}`),
      ...foreign.filter((words) => text.includes(words)).map((words) => `写有其他品牌的“${words}”`),
    ].map((fault) => `${field}: ${fault}`);
  });
}
