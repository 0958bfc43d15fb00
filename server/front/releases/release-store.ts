/** A file of a release: its address, and how to read it. */
export interface ReleasedFile {
  /** With the base path. */
  address: string;
  read: () => Promise<Buffer>;
}

/** Where the hashed files of releases are kept. */
export interface ReleaseStore {
  /** The addresses of all that is kept. */
  addresses(): Promise<string[]>;
  /** What is in a file, or `undefined` where it is not kept. */
  read(address: string): Promise<Buffer | undefined>;
  /** Keeps the files of a release that runs at a time, those that are there already for as long again. */
  keep(files: readonly ReleasedFile[], now: Date): Promise<void>;
}

/** Days that a file is kept after the last server of a release with it has ended. */
export const KEPT_DAYS = 30;
