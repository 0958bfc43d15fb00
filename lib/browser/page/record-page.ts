/** What a visitor changes in a page without scripts: typed text, ticks, opened details, and taps on buttons. */
const CONTROLS = 'input, details, button';
const keys = new WeakMap<HTMLElement, string>();

/**
 * Remembers the page as it is before React hydrates it. If a password manager, a translator or a carrier has changed the
 * page, React removes all its elements and renders them again (its error 418).
 *
 * @returns the function that then copies to the new elements what the visitor did to the old ones, and to the root
 * element the attributes of the server and of the scripts in the document
 */
export function recordPage(): () => void {
  const { documentElement: root, activeElement } = document;
  const attributes = Array.from(root.attributes);
  const controls = controlsByKey();

  return () => {
    for (const { name, value } of attributes) if (!root.hasAttribute(name)) root.setAttribute(name, value);
    if (!Array.from(controls.values()).some((control) => !control.isConnected)) return;
    const renewed = controlsByKey();
    controls.forEach((old, key) => {
      const control = renewed.get(key);
      if (!control || old.isConnected) return;
      copy(old, control);
      if (old === activeElement) control.focus({ preventScroll: true });
    });
    controls.clear();
  };
}

/**
 * The controls of the page by a key that the same control has after React has rendered the page again. A control keeps
 * its first key: React gives a foreign field the name of its own until it finds the change, and then records again.
 */
function controlsByKey(): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const kind = `${control.tagName} ${control.getAttribute('name') ?? control.className}`;
    let count = 0;
    while (found.has(`${kind} ${count}`)) count += 1;
    const key = keys.get(control) ?? `${kind} ${count}`;
    keys.set(control, key);
    found.set(key, control);
  }
  return found;
}

function copy(old: HTMLElement, control: HTMLElement): void {
  if (old instanceof HTMLDetailsElement) (control as HTMLDetailsElement).open = old.open;
  if (old.hasAttribute('data-wait')) control.setAttribute('data-wait', '');
  if (!(old instanceof HTMLInputElement)) return;
  const input = control as HTMLInputElement;
  input.checked = old.checked;
  if (input.value !== old.value) input.value = old.value;
}
