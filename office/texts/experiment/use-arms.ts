import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { TextRules } from '../../form/text-checks';
import type { TextValues } from '../../form/text-values';
import { faultyPlaces } from '../editor/text-places';
import { armsIn, armText, versionsOf, withArmText } from './arm-texts';
import { experimentFaults } from './experiment-faults';

/** The arms of a text while its author writes them, one at a time; without arms the text itself. */
export function useArms(
  values: TextValues,
  setValues: (update: (before: TextValues) => TextValues) => void,
  live: TextValues,
  rules: TextRules,
) {
  const [last, choose] = useState(0);
  const arms = armsIn(values);
  const chosen = arms[last] ? last : 0;
  const edit = useCallback(
    (update: (text: TextValues) => TextValues) =>
      setValues((before) => withArmText(before, chosen, update(armText(before, chosen)))),
    [setValues, chosen],
  );
  const checked = useDeferredValue(values);
  const versions = useMemo(() => versionsOf(checked, live), [checked, live]);
  const faulty = useMemo(() => versions.map((version) => faultyPlaces(version.text, rules)), [versions, rules]);
  const { experiment } = values;
  const faults = useMemo(() => experimentFaults(experiment), [experiment]);
  return {
    arms,
    chosen,
    choose,
    /** The text of the chosen arm, and what changes it. */
    text: armText(values, chosen),
    edit,
    /** Of each arm: its text, and the places at fault in it. */
    versions,
    faulty,
    /** What is wrong with the experiment, by field. */
    faults,
  };
}
