import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `"[project]/…/module.js":{"id":1,"name":"*","chunks":["/base/_next/static/chunks/a.js"]`: the chunks of a module of the
 * framework's router.
 */
const ROUTER_MODULE = /"\[project\]\/node_modules\/next\/dist\/[^"]+":\{"id":[^[]*"chunks":\[([^\]]*)\]/g;

/** The framework's scripts that every page loads, even an empty one: its own and its router's. */
export function frameworkFiles() {
  const { rootMainFiles } = JSON.parse(readFileSync('.next/build-manifest.json', 'utf8'));
  const modules = readFileSync('.next/server/app/_not-found/page_client-reference-manifest.js', 'utf8');
  const router = [...modules.matchAll(ROUTER_MODULE)]
    .flatMap(([, chunks]) => JSON.parse(`[${chunks}]`))
    .map((address) => address.replace(/^.*\/_next\//, ''));
  return [...new Set([...rootMainFiles, ...router])].map((file) => join('.next', file));
}
