import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';

/** Milliseconds of work after which the page has its turn; the library's own 16 are felt on slow phones. */
const TURN = 4;

/** The library's visitor identifier, 32 hexadecimal digits, without its monitoring request to a third party. */
export async function visitorId(): Promise<string> {
  await prepareForSources();
  const components = loadSources(sources, { cache: {}, debug: false }, [], TURN);
  return hashComponents(await components());
}
