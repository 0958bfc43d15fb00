import { createStore, type Store } from '../store/store';

/** The state of data from the server. */
export interface Reading<Data> {
  /** The last answer; it stays during a reload and after a failed one. */
  data?: Data;
  /** Why the last reading failed. */
  error?: unknown;
}

/** Data from the server, shared by all components that show it. */
export interface Resource<Data> extends Omit<Store<Reading<Data>>, 'set'> {
  /** Sets the function that reads the data; reads right away if it was never read or the version differs. */
  readBy(read: () => Promise<Data>, version: string): void;
  /** Reads it again. An answer is dropped if a later reading or an update has overtaken it. */
  reload(): void;
  /** Reads it again if the last reading is old enough. */
  refresh(): void;
  /** Changes the known data, if there is any. */
  update(change: (known: Data) => Data): void;
}

/** Milliseconds after a reading during which returning to the page triggers no new one. */
const FRESH = 5_000;

const shared = new Map<string, Resource<unknown>>();

/** The resource with this name; dropped when no component shows it any more. */
export function resourceOf<Data>(name: string): Resource<Data> {
  const resource = shared.get(name) ?? createResource(name);
  shared.set(name, resource);
  return resource as Resource<Data>;
}

/** Reloads all shown data, for example after the visitor's account has changed. */
export function reloadResources(): void {
  for (const resource of shared.values()) resource.reload();
}

function createResource(name: string): Resource<unknown> {
  const store = createStore<Reading<unknown>>({});
  let read: (() => Promise<unknown>) | undefined;
  let version: string | undefined;
  let reading = 0;
  let readAt = 0;
  let watchers = 0;

  async function reload() {
    if (!read) return;
    reading += 1;
    readAt = Date.now();
    const own = reading;
    const outcome = await read().then(
      (data) => ({ data }),
      (error: unknown) => ({ ...store.get(), error }),
    );
    if (own === reading) store.set(outcome);
  }

  const resource: Resource<unknown> = {
    get: store.get,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      watchers += 1;
      shared.set(name, resource);
      return () => {
        unsubscribe();
        watchers -= 1;
        if (watchers === 0) shared.delete(name);
      };
    },
    readBy(nextRead, nextVersion) {
      read = nextRead;
      if (nextVersion === version) return;
      version = nextVersion;
      const { error, ...known } = store.get();
      if (error) store.set(known);
      void reload();
    },
    reload,
    refresh() {
      if (Date.now() - readAt >= FRESH) void reload();
    },
    update(change) {
      const { data } = store.get();
      if (data === undefined) return;
      reading += 1;
      store.set({ data: change(data) });
    },
  };
  return resource;
}
