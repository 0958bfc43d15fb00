import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';

/** Milliseconds of work after which the page has its turn; the library's own 16 are felt on slow phones. */
const TURN = 4;

/** Sources that cannot take turns: to open a drawing context or to lay out every font stops a phone's page for a tenth of a second. */
const {
  webGlBasics: _basics,
  webGlExtensions: _extensions,
  fonts: _fonts,
  fontPreferences: _sizes,
  ...light
} = sources;

/** The library's visitor identifier by the other sources, 32 hexadecimal digits, without its monitoring request to a third party. */
export async function visitorId(): Promise<string> {
  await prepareForSources();
  const components = loadSources(light, { cache: {}, debug: false }, [], TURN);
  return hashComponents(await components());
}
