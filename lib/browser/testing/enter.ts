import type { UserEvent } from '@testing-library/user-event';

/** Enters a text into a field at once, as from the clipboard, where a test does not look at single keys. */
export async function enter(user: Pick<UserEvent, 'click' | 'paste'>, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
