import { Button, Flex, InputNumber, Popconfirm, Segmented } from 'antd';
import { MOST_ARMS } from '@/lib/campaign/revision/arms';
import type { Experiment } from '@/lib/experiment/definition';
import type { TextValues } from '../../form/text-values';
import { RemoveButton } from '../../parts/item-list';
import { FaultCount } from '../../parts/section';
import {
  armsFault,
  armsIn,
  armTitle,
  type Version,
  withExperiment,
  withNewArm,
  withoutArm,
  withoutExperiment,
  withWeight,
} from './arm-texts';

interface ArmSwitchProps {
  values: TextValues;
  /** The text of each arm, and its places at fault. */
  versions: readonly Version[];
  faulty: readonly (readonly string[])[];
  chosen: number;
  onChoose: (index: number) => void;
  onChange: (update: (values: TextValues) => TextValues) => void;
}

/** Begins and gives up an experiment, and chooses the arm that the fields below show. */
export function ArmSwitch({ values, versions, faulty, chosen, onChoose, onChange }: ArmSwitchProps) {
  const arms = armsIn(values);
  const arm = arms[chosen];
  if (!arm)
    return (
      <Flex gap={10} align="center" style={{ marginBottom: 12 }}>
        <Button onClick={() => onChange(withExperiment)}>做实验</Button>
        <span className="soft small">把访客分成几组，看哪种写法更好</span>
      </Flex>
    );
  const name = armTitle(arm, chosen);
  const isWritten =
    (values.experiment as Experiment).hypothesis !== '' || arms.some(({ patch }) => Object.keys(patch).length > 0);
  const stop = () => onChange(withoutExperiment);
  const fault = armsFault(arms, versions);
  return (
    <Flex
      vertical
      gap={10}
      component="section"
      aria-label="实验组"
      className="panel padded"
      style={{ marginBottom: 12 }}
    >
      <Segmented
        block
        vertical={arms.length > 2}
        aria-label="编辑的实验组"
        value={chosen}
        options={arms.map((each, index) => ({
          value: index,
          label: (
            <>
              <b>{armTitle(each, index)}</b>{' '}
              <span className="soft small">
                改 {versions[index]?.changes.length ?? 0} 处 · {each.weight}%
              </span>
              <FaultCount faults={faulty[index]?.length ?? 0} />
            </>
          ),
        }))}
        onChange={onChoose}
      />
      <Flex gap={8} align="center" wrap>
        <label htmlFor="arm-weight">{name}占比</label>
        <InputNumber
          id="arm-weight"
          min={1}
          max={99}
          precision={0}
          controls={false}
          suffix="%"
          style={{ width: 72 }}
          value={arm.weight}
          onChange={(weight) => weight !== null && onChange((before) => withWeight(before, chosen, weight))}
        />
        {arms.length > 2 && chosen > 0 && (
          <RemoveButton name={name} onRemove={() => onChange((before) => withoutArm(before, chosen))} />
        )}
        <Button size="small" className="aside" disabled={arms.length >= MOST_ARMS} onClick={() => onChange(withNewArm)}>
          添加一组
        </Button>
        <Popconfirm
          title="不做实验？各组的改动不会保留。"
          okText="不做了"
          cancelText="继续做"
          disabled={!isWritten}
          onConfirm={stop}
        >
          <Button size="small" {...(!isWritten && { onClick: stop })}>
            不做实验
          </Button>
        </Popconfirm>
      </Flex>
      <p className="wrong" aria-live="polite">
        {fault}
      </p>
    </Flex>
  );
}
