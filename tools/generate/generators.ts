import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of each generated file by its path. */
type Files = Readonly<Record<string, string>>;

interface Options {
  /** Leaves the dates of changed content as they are, for a change that visitors do not see. */
  same?: boolean | undefined;
}

/** Writes files that are in git. */
export interface Generator {
  files: (options: Options) => Promise<Files>;
  /** A folder that has no other files. */
  folder?: string;
}

const read = (path: string) => readFileSync(path, 'utf8');
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Every generator by its name. A later one may read the files of an earlier one. */
export const GENERATORS: Readonly<Record<string, Generator>> = {
  /** The pictures of every brand. */
  art: {
    files: async () => {
      const [{ brands }, { picturesOf }] = await Promise.all([import('@/brands'), import('../art/pictures')]);
      return inFolders(brands.map((brand) => [`public/brands/${brand.appCode}`, picturesOf(brand)]));
    },
  },
  'share-pictures': {
    files: async () => {
      const { sharePictureVersion, VERSION_FILE } = await import('../art/share-picture-version');
      return { [VERSION_FILE]: sharePictureVersion() };
    },
  },
  /** The browser's part of the contract, and its OpenAPI document. */
  contract: {
    folder: 'lib/contract/browser',
    files: async () => {
      const { browserFiles, FOLDER } = await import('@/scripts/contract/browser-files');
      const { OPENAPI_FILE, openApiDocument } = await import('@/server/platform/http/docs/openapi-document');
      return { ...inFolders([[FOLDER, browserFiles()]]), [OPENAPI_FILE]: json(await openApiDocument()) };
    },
  },
  /** The edge's maps of hosts, brands and pages. */
  'edge-maps': {
    files: async () => {
      const { edgeMaps } = await import('@/scripts/edge/edge-maps');
      return inFolders([['deploy/nginx', edgeMaps()]]);
    },
  },
  /** The days on which content last changed, which sitemaps show. */
  'content-dates': {
    files: async ({ same = false }) => {
      const { contentDates, FILE } = await import('@/scripts/content-dates/content-dates');
      const today = new Date().toISOString().slice(0, 10);
      return { [FILE]: json(contentDates(JSON.parse(read(FILE)), today, !same)) };
    },
  },
  'env-example': {
    files: async () => {
      const { envExample, FILE, SOURCE } = await import('../env-example/env-example');
      return { [FILE]: envExample(read(SOURCE)) };
    },
  },
  /** The table of what the stand-ins of ad platforms answer. */
  'ad-platforms': {
    files: async () => {
      const { FILE, tableText } = await import('@/devtools/ad-platforms/table');
      return { [FILE]: await tableText() };
    },
  },
  /** The notices of third-party packages, for visitors and for installations. */
  notices: {
    files: async () => {
      const { SERVER_FILE, serverNotices, VISITORS_FILE, visitorsNotices } = await import('../notices/notices');
      return { [SERVER_FILE]: serverNotices(), [VISITORS_FILE]: await visitorsNotices() };
    },
  },
};

/** The files that a generator would change; `undefined` for one that it would delete. */
export async function changesOf(
  { files, folder }: Generator,
  options: Options = {},
): Promise<Readonly<Record<string, string | undefined>>> {
  const written = await files(options);
  const existing = folder ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  const others = existing
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !(path in written));
  return {
    ...Object.fromEntries(others.map((path) => [path, undefined])),
    ...Object.fromEntries(Object.entries(written).filter(([path, text]) => !existsSync(path) || read(path) !== text)),
  };
}

function inFolders(folders: readonly (readonly [folder: string, files: Files])[]): Files {
  return Object.fromEntries(
    folders.flatMap(([folder, files]) => Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text])),
  );
}
