import type { UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field, for tests that do not check single keystrokes. */
export async function enter(user: Pick<UserEvent, 'click' | 'paste'>, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
