let name: Promise<string> | undefined;

/** The browser's name, such as `Chrome`; empty where it has none or the names could not be loaded. Loaded at the first event. */
export function browserName(): Promise<string> {
  name ??= import('./browser-names').then(
    ({ nameOfBrowser }) => nameOfBrowser(navigator.userAgent),
    () => '',
  );
  return name;
}
