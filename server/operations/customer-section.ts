import type { Orm } from '../platform/database/types';
import type { Vault } from '../platform/secrets/vault';

/** Whose story is told. */
export interface Customer {
  orm: Orm;
  vault: Vault;
  account: string;
}

/** A part of a customer's story, in the order of time; what is sealed is masked. */
export interface Section {
  title: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
}
