import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { titleAt } from '@/lib/form/node-at';
import type { Choice } from '@/server/office/api';
import { rowsOf } from '../answer/rows-of';
import { TableView } from '../answer/table-view';
import { withFigures } from '../form/figure-parts';
import { SchemaForm } from '../form/schema-form';
import { changesOf, type TextValues, withValue } from '../form/text-values';
import { Fault } from '../parts/fault';
import { EditFrame } from '../texts/editor/edit-frame';
import { noteOf } from '../texts/editor/edit-text';
import { SaveDialog } from '../texts/editor/save-dialog';
import { useDraft, useSettled } from '../texts/editor/use-draft';
import { PreviewPane } from '../texts/preview/preview-pane';
import { checkQuery, DOCUMENTS, type DocumentName, documentQuery, faultsAt, type Start } from './documents';

interface DocumentEditorProps {
  of: DocumentName;
  start: Start;
  /** The revision to go on with; `undefined` for what visitors see. */
  revision: number | undefined;
  /** The draft that a new one replaces. */
  replaced: number | undefined;
  brands: readonly Choice[];
  /** Receives the revision, and the slug that the author gave a campaign. */
  onStored: (revision: number, slug: string) => void;
}

/** Loads a document, and edits it in the form of its schema with the page beside it. */
export function DocumentEditor(props: DocumentEditorProps) {
  const { of, start, revision } = props;
  const text = useQuery(documentQuery(of, start, revision));
  const isNew = of.subject === 'definition' && text.data?.base === 0;
  const live = useQuery({ ...documentQuery(of, {}, undefined), enabled: text.isSuccess && !isNew });
  const error = text.error ?? live.error;
  if (error) return <Fault error={error} />;
  if (!text.data || (!isNew && !live.data)) return <Skeleton active paragraph={{ rows: 10 }} />;
  return <LoadedDocument {...props} text={text.data} live={isNew ? undefined : live.data} />;
}

interface LoadedDocumentProps extends DocumentEditorProps {
  text: TextValues;
  /** What visitors see; `undefined` for a new campaign. */
  live: TextValues | undefined;
}

function LoadedDocument({ of, revision, replaced, brands, onStored, text, live }: LoadedDocumentProps) {
  const { subject, name } = of;
  const { form, writes, named } = DOCUMENTS[subject];
  // Fields may be missing that the form can leave out.
  const draft = useDraft({ campaign: `${subject} ${name}`, brand: undefined, revision }, text, {});
  const { values, setValues, own } = draft;
  const [saving, setSaving] = useState(false);
  const [shownBrand, setShownBrand] = useState(subject === 'brand' ? name : (brands[0]?.value ?? ''));
  const [address, setAddress] = useState<string>();
  const set = useCallback(
    (path: string, value: unknown) => setValues((before) => withValue(before, path, value)),
    [setValues],
  );
  const written = JSON.stringify(values);
  const file = useSettled(written, 700);
  const check = useQuery(checkQuery(subject, shownBrand, file));
  // The page stays while faults prevent a newer one.
  if (check.data?.address && check.data.address !== address) setAddress(check.data.address);
  const rules = useMemo(() => ({ figures: figuresOf(JSON.parse(file)) }), [file]);
  const found = check.data?.faults;
  // A document that visitors see has no faults before its author changes it.
  const faults = useMemo(
    () => faultsAt(form, own || !live ? (found ?? []) : [], JSON.parse(file)),
    [form, own, live, found, file],
  );
  const changes = useMemo(
    () => (live ? changesOf(live, JSON.parse(file)).filter(({ field }) => field !== 'base') : []),
    [live, file],
  );
  const isChecked = file === written && check.isSuccess && !check.isFetching;
  const table = check.data?.changes;
  const restricted = table && {
    ...table,
    rows: table.rows.map(([field = '', ...cells]) => [titleAt(form, String(field)) ?? field, ...cells]),
  };
  const isRefused = table !== undefined && rowsOf(table).some(({ earliest }) => earliest === 'never');
  const input = { ...(subject !== 'definition' && named(name)), file: written };
  return (
    <EditFrame
      draft={draft}
      changed={live ? (changes.length === 0 ? '还没有改动' : `改了 ${changes.length} 处`) : '新活动，还没有发布'}
      faults={faults.size}
      label={subject === 'definition' ? '核对并存草稿' : '核对并送审'}
      maySave={
        isChecked &&
        faults.size === 0 &&
        !isRefused &&
        (replaced === undefined || own) &&
        (live === undefined || changes.length > 0)
      }
      saving={saving}
      onSave={() => setSaving(true)}
      preview={
        <PreviewPane
          pages={[{ address }]}
          stored={false}
          loading={!isChecked && !check.isError}
          note={noteOf(address === check.data?.address ? 0 : faults.size, check.error)}
          brand={shownBrand}
          brands={brands}
          onBrand={subject === 'brand' ? undefined : setShownBrand}
        />
      }
    >
      <SchemaForm
        node={form}
        value={values}
        before={live ?? text}
        faults={faults}
        rules={rules}
        parts={{ brands }}
        onChange={set}
      />
      {restricted && (
        <section aria-label="进行中的改动">
          <h2>活动正在进行，改动何时能生效</h2>
          <TableView table={restricted} />
        </section>
      )}
      {saving && (
        <SaveDialog
          write={{ name: writes, input }}
          replaced={replaced}
          changes={changes.map((change) => withFigures(change, rules.figures))}
          notes={subject === 'definition' ? ['存为草稿以后，先模拟成本，再送审。'] : []}
          draftOnly={subject === 'definition'}
          onClose={() => setSaving(false)}
          onStored={(stored) => {
            draft.forget();
            onStored(stored, String(values.slug ?? name));
          }}
        />
      )}
    </EditFrame>
  );
}
