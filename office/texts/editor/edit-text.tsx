import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Arm } from '@/lib/campaign/revision/arms';
import type { Choice } from '@/server/office/api';
import { withFigures } from '../../form/figure-parts';
import { type FigureRow, rulesFor } from '../../form/text-checks';
import type { TextValues } from '../../form/text-values';
import { Fault } from '../../parts/fault';
import { ArmSwitch } from '../experiment/arm-switch';
import { armsFault, armsIn, armTitle, type Version, withExperiment, withoutExperiment } from '../experiment/arm-texts';
import { ExperimentForm } from '../experiment/experiment-form';
import { useArmPages } from '../experiment/use-arm-pages';
import { useArms } from '../experiment/use-arms';
import { PreviewPane } from '../preview/preview-pane';
import { figuresQuery, textQuery } from '../text-queries';
import { EditFrame } from './edit-frame';
import { Editor } from './editor';
import { SaveDialog } from './save-dialog';
import { faultyPlaces } from './text-places';
import { useDraft } from './use-draft';

interface EditTextProps {
  campaign: string;
  /** `undefined` for all brands. */
  brand: string | undefined;
  /** The revision to go on with; `undefined` for what visitors see. */
  revision: number | undefined;
  /** The draft that a new one replaces. */
  replaced: number | undefined;
  /** Whether it begins with an experiment. */
  experiment?: boolean;
  brands: readonly Choice[];
  /** What storing the text does to experiments. */
  notes: readonly string[];
  onStored: (revision: number) => void;
}

/** Loads a text with its figures, and edits it. */
export function EditText(props: EditTextProps) {
  const { campaign, brand, revision } = props;
  const text = useQuery(textQuery(campaign, brand, revision));
  const live = useQuery(textQuery(campaign, brand, undefined));
  const figures = useQuery(figuresQuery(campaign));
  const error = text.error ?? live.error ?? figures.error;
  if (!text.data || !live.data || !figures.data)
    return error ? <Fault error={error} /> : <Skeleton active paragraph={{ rows: 10 }} />;
  return <LoadedText key={revision} {...props} text={text.data} live={live.data} figures={figures.data} />;
}

interface LoadedTextProps extends EditTextProps {
  text: TextValues;
  /** What visitors see. */
  live: TextValues;
  figures: readonly FigureRow[];
}

function LoadedText(props: LoadedTextProps) {
  const { campaign, brand, revision, replaced, experiment, brands, notes, onStored, text, live, figures } = props;
  const [start] = useState(() => (experiment && armsIn(text).length === 0 ? withExperiment(text) : text));
  const draft = useDraft({ campaign, brand, revision }, start, withoutExperiment(start));
  const { values, setValues, own } = draft;
  const [saving, setSaving] = useState(false);
  const [shownBrand, setShownBrand] = useState(brand ?? brands[0]?.value ?? '');
  const rules = useMemo(() => rulesFor(figures, live), [figures, live]);
  const checked = useDeferredValue(values);
  const { arms, chosen, choose, text: shown, edit, versions, faults } = useArms(values, checked, setValues, live);
  const faulty = useMemo(() => versions.map((version) => faultyPlaces(version.text, rules)), [versions, rules]);
  const { pages, loading, error } = useArmPages({ campaign, brand: shownBrand }, arms, versions, faulty, chosen);
  const wrong = new Set(faulty.flat()).size + faults.size;
  const [first = [], ...others] = versions.map(({ changes }) =>
    changes.map((change) => withFigures(change, rules.figures)),
  );
  return (
    <EditFrame
      draft={draft}
      changed={changedText(arms, versions)}
      faults={wrong}
      label="核对并送审"
      maySave={
        wrong === 0 &&
        (arms.length > 0 ? armsFault(arms, versions) === undefined : first.length > 0) &&
        (replaced === undefined || own)
      }
      saving={saving}
      onSave={() => setSaving(true)}
      preview={
        <PreviewPane
          pages={pages}
          stored={false}
          loading={loading}
          note={noteOf(faulty[chosen]?.length ?? 0, error)}
          brand={shownBrand}
          brands={brands}
          onBrand={brand === undefined ? setShownBrand : undefined}
        />
      }
    >
      {arms.length > 0 && <ExperimentForm {...{ campaign, brand, values, faults, rules }} onChange={setValues} />}
      <ArmSwitch {...{ values, versions, faulty, chosen }} onChoose={choose} onChange={setValues} />
      <Editor
        values={shown}
        before={versions[chosen]?.before ?? live}
        rules={rules}
        faulty={faulty[chosen] ?? []}
        changed={versions[chosen]?.changes.map(({ field }) => field) ?? []}
        onChange={edit}
      />
      {saving && (
        <SaveDialog
          write={{
            name: 'campaigns edit',
            input: { campaign, file: JSON.stringify(values), ...(brand !== undefined && { brand }) },
          }}
          replaced={replaced}
          changes={first}
          arms={arms.slice(1).map((arm, index) => ({ name: armTitle(arm, index + 1), changes: others[index] ?? [] }))}
          notes={notes}
          onClose={() => setSaving(false)}
          onStored={(stored) => {
            draft.forget();
            onStored(stored);
          }}
        />
      )}
    </EditFrame>
  );
}

/** How much each arm changes; without arms the text. */
export function changedText(arms: readonly Arm[], versions: readonly Version[]): string {
  const changed = versions.map(({ changes }, index) => {
    const arm = arms[index];
    return `${arm ? armTitle(arm, index) : ''}改了 ${changes.length} 处`;
  });
  return versions.every(({ changes }) => changes.length === 0) ? '还没有改动' : changed.join('，');
}

/** Why the page beside a form does not show its changes. */
export function noteOf(faults: number, error: Error | null): React.ReactNode {
  if (faults > 0) return <p className="wrong">改好有误之处，预览才会更新。</p>;
  return error ? <Fault error={error} /> : undefined;
}
