import { hashComponents, loadSources, prepareForSources, sources } from '@fingerprintjs/fingerprintjs';

/** Milliseconds of work before yielding to the page; the library's default of 16 is noticeable on slow phones. */
const TURN = 4;

/**
 * Sources that cannot be split: opening a drawing context, laying out every font or loading the time zone names blocks
 * a phone's page for a tenth of a second.
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

/**
 * The library's visitor identifier from the other sources, 32 hexadecimal digits, without the library's monitoring
 * request to a third party.
 */
export async function visitorId(): Promise<string> {
  await prepareForSources();
  const getComponents = loadSources(light, { cache: {}, debug: false }, [], TURN);
  const components = await getComponents();
  // Hash in a separate task.
  await new Promise((resolve) => setTimeout(resolve));
  return hashComponents(components);
}
