import type { PackageFacts } from '../contract/app-config';

/** App data on the download page. */
export interface Release {
  version: string;
  /** ISO date. */
  updatedOn: string;
  /** What is new, one sentence each. */
  notes: readonly string[];
  /** Properties for checking the Android package; `null` if unknown. */
  androidPackage: PackageFacts | null;
}
