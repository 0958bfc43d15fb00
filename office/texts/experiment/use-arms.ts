import { useCallback, useMemo, useState } from 'react';
import type { TextValues } from '../../form/text-values';
import { type ArmRules, armsIn, armText, versionsOf, withArmText } from './arm-texts';
import { experimentFaults } from './experiment-faults';

/**
 * The arms of a document while its author writes them, one at a time; without arms the document itself.
 *
 * @param checked the values, or former ones, which `versions` are of
 */
export function useArms(
  values: TextValues,
  checked: TextValues,
  setValues: (update: (before: TextValues) => TextValues) => void,
  live: TextValues,
  rules?: ArmRules,
) {
  const [last, choose] = useState(0);
  const arms = armsIn(values);
  const chosen = arms[last] ? last : 0;
  const edit = useCallback(
    (update: (text: TextValues) => TextValues) =>
      setValues((before) => withArmText(before, chosen, update(armText(before, chosen, rules)), rules)),
    [setValues, chosen, rules],
  );
  const versions = useMemo(() => versionsOf(checked, live, rules), [checked, live, rules]);
  const { experiment } = values;
  const faults = useMemo(() => experimentFaults(experiment), [experiment]);
  return {
    arms,
    chosen,
    choose,
    /** The text of the chosen arm, and what changes it. */
    text: armText(values, chosen, rules),
    edit,
    /** Of each arm. */
    versions,
    /** What is wrong with the experiment, by field. */
    faults,
  };
}
