import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Experiment, experimentSchema } from '@/lib/experiment/definition';
import { nodeOf } from '@/lib/form/form-node';
import { allSentences } from '../../answer/read-answer';
import { sentenceText } from '../../answer/words';
import { SchemaForm } from '../../form/schema-form';
import type { TextRules } from '../../form/text-checks';
import { type TextValues, withValue } from '../../form/text-values';
import { Fault } from '../../parts/fault';
import { useSettled } from '../editor/use-draft';
import { useRights } from '../rights';
import { planQuery } from '../text-queries';
import { armsIn } from './arm-texts';

const FORM = nodeOf(experimentSchema);

interface ExperimentFormProps {
  campaign: string;
  /** `undefined` for all brands. */
  brand: string | undefined;
  values: TextValues;
  faults: ReadonlyMap<string, readonly string[]>;
  rules: TextRules;
  onChange: (update: (values: TextValues) => TextValues) => void;
}

/** What an experiment is about, and what it needs. */
export function ExperimentForm({ campaign, brand, values, faults, rules, onChange }: ExperimentFormProps) {
  const set = useCallback(
    (path: string, value: unknown) => onChange((before) => withValue(before, `experiment.${path}`, value)),
    [onChange],
  );
  const { may } = useRights();
  const { measure, smallest, share = 100, hosts, plans } = values.experiment as Experiment;
  const input = {
    ...{ campaign, measure, smallest: String(smallest), arms: String(armsIn(values).length), share: String(share) },
    ...(brand !== undefined && { brand }),
    ...(hosts && { hosts }),
    ...(plans && { plans }),
  };
  const written = JSON.stringify(input);
  const settled = useSettled(written, 700);
  const isValid = ['measure', 'smallest', 'share', 'hosts', 'plans'].every((field) => !faults.has(field));
  const plan = useQuery({
    ...planQuery(settled),
    enabled: settled === written && isValid && may('experiments plan'),
  });
  return (
    <section aria-label="实验" style={{ marginBottom: 12 }}>
      <SchemaForm node={FORM} value={values.experiment} faults={faults} rules={rules} onChange={set} />
      <div className="effect">
        {plan.error && <Fault error={plan.error} />}
        <p aria-live="polite">{plan.data && allSentences(plan.data.answer).map(sentenceText).join('')}</p>
        <p className="soft small">
          打开速度、验证码未发出和每户成本始终盯着：比原版慢 10%、多 20% 或贵 10%，就会提醒。
        </p>
      </div>
    </section>
  );
}
