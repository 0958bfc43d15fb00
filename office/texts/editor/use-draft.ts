import { useEffect, useState } from 'react';
import type { TextValues } from '../../form/text-values';
import { useRights } from '../rights';
import { readUnsaved, type UnsavedPlace, writeUnsaved } from './unsaved-text';

/**
 * What an author edits, beginning with the changes that this device stores.
 *
 * @param needed the fields without which stored changes are too old
 */
export function useDraft(at: Omit<UnsavedPlace, 'operator'>, stored: TextValues, needed: TextValues = stored) {
  const { name: operator } = useRights();
  const [place] = useState<UnsavedPlace>({ operator, ...at });
  const [unsaved] = useState(() => readUnsaved(place, needed));
  const [values, setValues] = useState(unsaved?.values ?? stored);
  const own = values !== stored;
  useEffect(() => writeUnsaved(place, own ? { at: Date.now(), values } : undefined), [place, own, values]);
  return {
    values,
    setValues,
    /** Whether anything has changed. */
    own,
    /** When the stored changes were made, in milliseconds since 1970. */
    restored: own ? unsaved?.at : undefined,
    reset: () => setValues(stored),
    forget: () => writeUnsaved(place, undefined),
  };
}

/** A value once it has not changed for some milliseconds. */
export function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
