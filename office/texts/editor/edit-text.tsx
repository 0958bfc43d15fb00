import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Skeleton } from 'antd';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Choice } from '@/server/office/api';
import { timeText } from '@/server/operations/common/formats';
import { Columns } from '../../layout/columns';
import { Fault } from '../../parts/fault';
import { useUnsaved } from '../../parts/use-unsaved';
import { PreviewPane } from '../preview/preview-pane';
import { useRights } from '../rights';
import { draftPreviewQuery, figuresQuery, textQuery } from '../text-queries';
import { changesOf, type TextValues } from '../text-values';
import styles from './edit-text.module.css';
import { Editor } from './editor';
import { withFigures } from './figure-parts';
import { SaveDialog } from './save-dialog';
import { checkText, type FigureRow, rulesFor } from './text-checks';
import { textPlaces } from './text-places';
import { readUnsaved, type UnsavedPlace, writeUnsaved } from './unsaved-text';

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
  const { name: operator } = useRights();
  const [place] = useState<UnsavedPlace>({ operator, campaign, brand, revision });
  const [unsaved] = useState(() => readUnsaved(place, text));
  const [values, setValues] = useState(unsaved?.values ?? text);
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
  const own = values !== text;
  useUnsaved(() => own && !saving, '改动还没有存草稿或送审，只留在这台设备上。要离开吗？');
  useEffect(() => writeUnsaved(place, own ? { at: Date.now(), values } : undefined), [place, own, values]);
  const written = JSON.stringify(checked);
  const file = useSettled(written, 700);
  const preview = useQuery({
    ...draftPreviewQuery(campaign, shownBrand, file),
    enabled: faulty.length === 0 && file === written,
  });
  return (
    <Columns widths="clamp(340px, 32vw, 480px) minmax(0, 1fr)" gap={24}>
      <div>
        <Editor
          values={values}
          before={live}
          rules={rules}
          faulty={faulty}
          changed={changes.map(({ field }) => field)}
          onChange={setValues}
        />
        {unsaved && own && (
          <Alert
            type="info"
            showIcon
            title={`已恢复你 ${timeText(new Date(unsaved.at).toISOString()).slice(5)} 留在这台设备上的改动`}
          />
        )}
        <Flex gap={10} align="center" className={`panel ${styles.bar}`}>
          <span aria-live="polite">
            {changes.length === 0 ? '还没有改动' : `改了 ${changes.length} 处`}
            {faulty.length > 0 && <strong className="red">，{faulty.length} 处有误</strong>}
          </span>
          {own && <Button onClick={() => setValues(text)}>放弃改动</Button>}
          <Button
            type="primary"
            disabled={changes.length === 0 || faulty.length > 0 || (replaced !== undefined && !own)}
            onClick={() => setSaving(true)}
          >
            核对并送审
          </Button>
        </Flex>
      </div>
      <div className={styles.preview}>
        <PreviewPane
          address={preview.data}
          stored={false}
          loading={faulty.length === 0 && (preview.isFetching || file !== JSON.stringify(values))}
          note={noteOf(faulty.length, preview.error)}
          brand={shownBrand}
          brands={brands}
          onBrand={brand === undefined ? setShownBrand : undefined}
        />
      </div>
      {saving && (
        <SaveDialog
          campaign={campaign}
          brand={brand}
          replaced={replaced}
          values={values}
          changes={changes.map((change) => withFigures(change, rules.figures))}
          notes={notes}
          onClose={() => setSaving(false)}
          onStored={(stored) => {
            writeUnsaved(place, undefined);
            onStored(stored);
          }}
        />
      )}
    </Columns>
  );
}

function noteOf(faults: number, error: Error | null): React.ReactNode {
  if (faults > 0) return <p className="wrong">改好有误之处，预览才会更新。</p>;
  return error ? <Fault error={error} /> : undefined;
}

/** A value once it has not changed for some milliseconds. */
function useSettled<Value>(value: Value, wait: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
