import { type Arm, MOST_ARMS, withArm } from '@/lib/campaign/revision/arms';
import type { Patch } from '@/lib/campaign/revision/patch';
import { changedParts } from '@/lib/campaign/revision/whole-patch';
import type { Experiment } from '@/lib/experiment/definition';
import { type Change, changesOf, type TextValues } from '../../form/text-values';

/** The text of a revision, without its arms and what it was taken from. */
export function textOf({ base: _, arms: _arms, experiment: _experiment, ...text }: TextValues): TextValues {
  return text;
}

export function armsIn({ arms }: TextValues): readonly Arm[] {
  return (arms ?? []) as readonly Arm[];
}

/** How arms change a document. */
export interface ArmRules {
  /** The document with an arm's patch over it. */
  shown: (text: TextValues, patch: Patch) => TextValues;
  /** The patch of an arm that shows a text. */
  patchOf: (text: TextValues, base: TextValues) => Patch;
}

const TEXT_ARMS: ArmRules = { shown: (text, patch) => withArm(text, patch) as TextValues, patchOf: changedParts };

/** The text that an arm shows; that of the revision if there are no arms. */
export function armText(values: TextValues, index: number, rules = TEXT_ARMS): TextValues {
  const arm = armsIn(values)[index];
  return arm ? rules.shown(textOf(values), arm.patch) : textOf(values);
}

/** What operators call an arm: the first one is the original. */
export function armTitle({ name }: Arm, index: number): string {
  return `${name}${index === 0 ? ' 原版' : ' 组'}`;
}

/** A text that visitors will see, and what it changes. */
export interface Version {
  text: TextValues;
  /** The text that it is compared with: what visitors see, or the first arm. */
  before: TextValues;
  changes: readonly Change[];
}

/** The text of each arm; only that of the revision if there are no arms. */
export function versionsOf(values: TextValues, live: TextValues, rules?: ArmRules): Version[] {
  const first = armText(values, 0, rules);
  const others = armsIn(values).slice(1);
  return [first, ...others.map((_, index) => armText(values, index + 1, rules))].map((text, index) => {
    const before = index === 0 ? textOf(live) : first;
    return { text, before, changes: changesOf(before, text) };
  });
}

/**
 * The values with another text for an arm. The first arm shows the revision's own text, and what other arms do not change follows it,
 * unless someone stored a first arm with changes of its own.
 */
export function withArmText(values: TextValues, index: number, text: TextValues, { patchOf } = TEXT_ARMS): TextValues {
  const arms = armsIn(values);
  const arm = arms[index];
  if (!arm || (index === 0 && Object.keys(arm.patch).length === 0)) return { ...values, ...text };
  return { ...values, arms: arms.with(index, { ...arm, patch: patchOf(text, textOf(values)) }) };
}

/** Adds what an experiment starts with: the text as it is, and an arm to change. */
export function withExperiment(values: TextValues): TextValues {
  const experiment: Experiment = { hypothesis: '', measure: 'accounts', smallest: 10, share: 100 };
  return withNewArm(withNewArm({ ...values, experiment }));
}

export function withoutExperiment({ arms: _, experiment: _experiment, ...values }: TextValues): TextValues {
  return values;
}

/** Adds an arm with the first free letter, and divides the visitors evenly. */
export function withNewArm(values: TextValues): TextValues {
  const arms = armsIn(values);
  const name = [...'ABCDEFGH'].find((letter) => arms.every((arm) => arm.name !== letter));
  if (name === undefined || arms.length >= MOST_ARMS) return values;
  return { ...values, arms: evenly([...arms, { name, weight: 0, patch: {} }]) };
}

/** Removes an arm, and divides the visitors evenly. */
export function withoutArm(values: TextValues, index: number): TextValues {
  return { ...values, arms: evenly(armsIn(values).toSpliced(index, 1)) };
}

/** Gives an arm another weight. Of two arms, the other one gets the rest. */
export function withWeight(values: TextValues, index: number, weight: number): TextValues {
  const arms = armsIn(values).map((arm, at) => {
    if (at === index) return { ...arm, weight };
    return armsIn(values).length === 2 ? { ...arm, weight: 100 - weight } : arm;
  });
  return { ...values, arms };
}

/** What is wrong with the arms as a whole; `undefined` if nothing is. */
export function armsFault(arms: readonly Arm[], versions: readonly Version[]): string | undefined {
  const total = arms.reduce((sum, { weight }) => sum + weight, 0);
  if (total !== 100) return `各组比例合计 ${total}%，应为 100%`;
  if (arms.some(({ weight }) => weight < 1)) return '每组至少 1%';
  const same = arms.find((_, index) => index > 0 && versions[index]?.changes.length === 0);
  return same && `${same.name} 组还没有改动`;
}

function evenly(arms: readonly Arm[]): Arm[] {
  const [whole, rest] = [Math.floor(100 / arms.length), 100 % arms.length];
  return arms.map((arm, index) => ({ ...arm, weight: whole + (index < rest ? 1 : 0) }));
}
