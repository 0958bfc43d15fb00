import type { CompositionEvent, FormEvent } from 'react';
import { takeInput } from '@/lib/typing/take-input';

interface Typing {
  /** The field's text before the input. */
  text: string;
  /** Most characters of the text, in UTF-16 units. */
  max: number;
  /** Cleans a text and limits it to `max`. */
  clean: (raw: string) => string;
  /**
   * Called with the field's new text, and with what was in the field before it was cleaned. While an input method
   * composes, both are what the field shows.
   */
  onText: (text: string, raw: string) => void;
}

/**
 * Handlers that clean and then limit a field's text, whether it was typed, pasted, dropped or put in by keyboard or
 * browser. A native `maxLength` would cut “+86 138…” before it could be cleaned. They leave the field alone while an
 * input method composes, because a change would end the composition.
 */
export function typing({ text, max, clean, onText }: Typing) {
  function settle(field: HTMLInputElement) {
    const raw = field.value;
    const taken = takeInput({ before: text, raw, caret: field.selectionEnd ?? raw.length }, max, clean);
    if (taken.text !== raw) {
      field.value = taken.text;
      if (field === document.activeElement) field.setSelectionRange(taken.caret, taken.caret);
    }
    onText(taken.text, raw);
  }

  return {
    /** Cleans what is in the field already. */
    settle,
    handlers: {
      onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
        if ((nativeEvent as InputEvent).isComposing) onText(currentTarget.value, currentTarget.value);
        else settle(currentTarget);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => settle(currentTarget),
    },
  };
}
