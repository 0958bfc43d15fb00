import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Choice } from '@/server/office/api';
import { Fault } from '../../parts/fault';
import { PreviewPane } from '../preview/preview-pane';
import { draftPreviewQuery, figuresQuery, textQuery } from '../text-queries';
import { changesOf, type TextValues } from '../text-values';
import { EditFrame } from './edit-frame';
import { Editor } from './editor';
import { withFigures } from './figure-parts';
import { SaveDialog } from './save-dialog';
import { checkText, type FigureRow, rulesFor } from './text-checks';
import { textPlaces } from './text-places';
import { useDraft, useSettled } from './use-draft';

interface EditTextProps {
  campaign: string;
  /** `undefined` for all brands. */
  brand: string | undefined;
  /** The revision to go on with; `undefined` for what visitors see. */
  revision: number | undefined;
  /** The draft that a new one replaces. */
  replaced: number | undefined;
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

function LoadedText({
  campaign,
  brand,
  revision,
  replaced,
  brands,
  notes,
  onStored,
  text,
  live,
  figures,
}: LoadedTextProps) {
  const draft = useDraft({ campaign, brand, revision }, text);
  const { values, setValues, own } = draft;
  const [saving, setSaving] = useState(false);
  const [shownBrand, setShownBrand] = useState(brand ?? brands[0]?.value ?? '');
  const rules = useMemo(() => rulesFor(figures, live), [figures, live]);
  const checked = useDeferredValue(values);
  const changes = useMemo(() => changesOf(live, checked).filter(({ field }) => field !== 'base'), [live, checked]);
  const faulty = useMemo(
    () =>
      textPlaces(checked)
        .filter(({ path, text: written }) => checkText(path, written, rules).faults.length > 0)
        .map(({ path }) => path),
    [checked, rules],
  );
  const written = JSON.stringify(checked);
  const file = useSettled(written, 700);
  const preview = useQuery({
    ...draftPreviewQuery(campaign, shownBrand, file),
    enabled: faulty.length === 0 && file === written,
  });
  return (
    <EditFrame
      draft={draft}
      changed={changes.length === 0 ? '还没有改动' : `改了 ${changes.length} 处`}
      faults={faulty.length}
      label="核对并送审"
      maySave={changes.length > 0 && faulty.length === 0 && (replaced === undefined || own)}
      saving={saving}
      onSave={() => setSaving(true)}
      preview={
        <PreviewPane
          address={preview.data}
          stored={false}
          loading={faulty.length === 0 && (preview.isFetching || file !== JSON.stringify(values))}
          note={noteOf(faulty.length, preview.error)}
          brand={shownBrand}
          brands={brands}
          onBrand={brand === undefined ? setShownBrand : undefined}
        />
      }
    >
      <Editor
        values={values}
        before={live}
        rules={rules}
        faulty={faulty}
        changed={changes.map(({ field }) => field)}
        onChange={setValues}
      />
      {saving && (
        <SaveDialog
          write={{
            name: 'campaigns edit',
            input: { campaign, file: JSON.stringify(values), ...(brand !== undefined && { brand }) },
          }}
          replaced={replaced}
          changes={changes.map((change) => withFigures(change, rules.figures))}
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

/** Why the page beside a form does not show its changes. */
export function noteOf(faults: number, error: Error | null): React.ReactNode {
  if (faults > 0) return <p className="wrong">改好有误之处，预览才会更新。</p>;
  return error ? <Fault error={error} /> : undefined;
}
