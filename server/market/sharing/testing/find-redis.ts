import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** The program of a Redis or Valkey server on this machine, if there is one. */
export function findRedis(searchPath = process.env.PATH ?? ''): string | undefined {
  const places = searchPath.split(path.delimiter).flatMap((folder) => PROGRAMS.map((name) => path.join(folder, name)));
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
