let name: Promise<string> | undefined;

/** The browser's name, such as `Chrome`; empty where the detector does not know it or could not be loaded. Loaded at the first event. */
export function browserName(): Promise<string> {
  name ??= import('ua-parser-js').then(
    ({ UAParser }) => new UAParser(navigator.userAgent).getBrowser().name ?? '',
    () => '',
  );
  return name;
}
