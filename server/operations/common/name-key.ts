/** Normalizes a name for comparison: spellings that differ in case, width, punctuation or invisible characters give the same key. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '');
}
