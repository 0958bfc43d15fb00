import { COLLECT_PATH } from '@/lib/contract/collect';
import { VISIT } from '@/server/testing/visit';
import { HEADERS } from '../site/page';

/** A program for wrk: every connection requests the next part of a visit. */
export interface VisitScript {
  /** The page and its files. */
  paths: readonly string[];
  /** Whether each visit also sends its event. */
  events: boolean;
  /** The number of the first visitor, so that no event is sent twice. */
  first: number;
  /** Milliseconds for which a connection waits before each request. */
  pause?: number;
}

/** The Lua program, see wrk's `SCRIPTING`. Its requests are built once, except events, each of another visitor in another network. */
export function visitScript({ paths, events, first, pause = 0 }: VisitScript): string {
  const headers = `{${Object.entries(HEADERS)
    .map(([name, value]) => `[${lua(name)}]=${lua(value)}`)
    .join(',')}}`;
  const [before, after] = JSON.stringify([{ ...VISIT, visitorid: 'VISITOR' }]).split('VISITOR');
  return `
local paths = {${paths.map(lua).join(',')}}
local requests, at, visitor = {}, 0, ${first}
function init()
  for index, path in ipairs(paths) do requests[index] = wrk.format("GET", path, ${headers}) end
end
local function event()
  local headers = ${headers}
  headers["Content-Type"] = "application/json"
  headers["X-Forwarded-For"] = string.format("10.%d.%d.1", math.floor(visitor / 250) % 250, visitor % 250)
  return wrk.format("POST", ${lua(COLLECT_PATH)}, headers, ${lua(before ?? '')} .. visitor .. ${lua(after ?? '')})
end
${pause > 0 ? `function delay() return ${pause} end` : ''}
function request()
  at = at + 1
  if requests[at] then return requests[at] end
  at = ${events ? 0 : 1}
  visitor = visitor + 1
  return ${events ? 'event()' : 'requests[1]'}
end
`;
}

/** A Lua string. */
function lua(text: string): string {
  return JSON.stringify(text);
}

/** The addresses that a page's HTML names and a browser loads at once: scripts for modern browsers, and pictures. */
export function filesOf(html: string): string[] {
  const named = html
    .replace(/<script[^>]*\bnoModule\b[^>]*>/gi, '')
    .matchAll(/\/newactivities\/(?:_next\/static\/chunks\/[\w.-]+\.js|brands\/[\w/-]+\.(?:svg|webp|avif|png))/g);
  return [...new Set([...named].map(([path]) => path))];
}
