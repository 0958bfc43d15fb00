import { createContext, useContext } from 'react';
import type { OfficeOperations } from '@/server/office/api';

/** Chinese names by code. */
export interface Names {
  campaign: ReadonlyMap<string, string>;
  brand: ReadonlyMap<string, string>;
}

const NONE: Names = { campaign: new Map(), brand: new Map() };

/** The names that cells show beside codes. */
export const NamesContext = createContext(NONE);

export function useNames(): Names {
  return useContext(NamesContext);
}

/** The names in what the office offers; none before it has loaded. */
export function namesIn(offered: OfficeOperations | undefined): Names {
  if (!offered) return NONE;
  const { campaigns, brands } = offered;
  const mapOf = (choices: OfficeOperations['brands']) => new Map(choices.map(({ value, label }) => [value, label]));
  return { campaign: mapOf(campaigns), brand: mapOf(brands) };
}
