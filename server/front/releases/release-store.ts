/** A file of a release: its address, and how to read it. */
export interface ReleasedFile {
  /** URL path, with the base path. */
  address: string;
  read: () => Promise<Buffer>;
}

/** Storage for the hashed files of releases. */
export interface ReleaseStore {
  /** The addresses of all stored files. */
  addresses(): Promise<string[]>;
  /** The contents of a file, or `undefined` when it is not stored. */
  read(address: string): Promise<Buffer | undefined>;
  /** Stores the files of a running release, and marks those already stored as in use at `now`. */
  keep(files: readonly ReleasedFile[], now: Date): Promise<void>;
}

/** Days for which a file stays stored after the last server of its releases has stopped. */
export const KEPT_DAYS = 30;
