import type { PackageFacts } from '../contract/app-config';

/** What the download page tells of the app. */
export interface Release {
  version: string;
  /** ISO date. */
  updatedOn: string;
  /** What is new, a sentence each. */
  notes: readonly string[];
  /** What can be checked of the Android package; `null` where nobody tells. */
  androidPackage: PackageFacts | null;
}
