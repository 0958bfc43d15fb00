import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';

/** Milliseconds of work after which the page has its turn; the library's own 16 are felt on slow phones. */
const TURN = 4;

/**
 * Sources that cannot take turns: to open a drawing context, to lay out every font or to load the names of time zones stops a
 * phone's page for a tenth of a second.
 */
const {
  webGlBasics: _basics,
  webGlExtensions: _extensions,
  fonts: _fonts,
  fontPreferences: _sizes,
  timezone: _timezone,
  dateTimeLocale: _locale,
  ...light
} = sources;

/** The library's visitor identifier by the other sources, 32 hexadecimal digits, without its monitoring request to a third party. */
export async function visitorId(): Promise<string> {
  await prepareForSources();
  const getComponents = loadSources(light, { cache: {}, debug: false }, [], TURN);
  const components = await getComponents();
  // The hash has a turn of its own.
  await new Promise((resolve) => setTimeout(resolve));
  return hashComponents(components);
}
