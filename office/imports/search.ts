/** What can be imported, by the operation that does it. */
export const IMPORTS = {
  deposits: { operation: 'import-deposits', title: '入金' },
  trades: { operation: 'import-trades', title: '交易' },
  openings: { operation: 'import-openings', title: '开户时间' },
} as const;
export type ImportKind = keyof typeof IMPORTS;

/** The address of the screen for imports. */
export interface ImportSearch {
  /** Missing: the first that the operator may import. */
  kind?: ImportKind;
}

export function readImportSearch({ kind }: Record<string, unknown>): ImportSearch {
  return typeof kind === 'string' && Object.hasOwn(IMPORTS, kind) ? { kind: kind as ImportKind } : {};
}
