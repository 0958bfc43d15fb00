import { useQueries, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { figuresOf } from '@/lib/campaign/figures/figures-of';
import { titleAt } from '@/lib/form/node-at';
import type { Choice } from '@/server/office/api';
import { rowsOf } from '../answer/rows-of';
import { TableView } from '../answer/table-view';
import { withFigures } from '../form/figure-parts';
import { SchemaForm } from '../form/schema-form';
import { type TextValues, withValue } from '../form/text-values';
import { Fault } from '../parts/fault';
import { EditFrame } from '../texts/editor/edit-frame';
import { changedText, noteOf } from '../texts/editor/edit-text';
import { SaveDialog } from '../texts/editor/save-dialog';
import { useDraft, useSettled } from '../texts/editor/use-draft';
import { ArmSwitch } from '../texts/experiment/arm-switch';
import { armsFault, armTitle } from '../texts/experiment/arm-texts';
import { ExperimentForm } from '../texts/experiment/experiment-form';
import { useArms } from '../texts/experiment/use-arms';
import { PreviewPane } from '../texts/preview/preview-pane';
import { armForm, DEFINITION_ARMS } from './definition-arms';
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

const NOTHING: TextValues = {};
const NO_FAULTS: ReadonlyMap<string, readonly string[]> = new Map();

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
  const [addresses, setAddresses] = useState<readonly (string | undefined)[]>([]);
  const checked = useSettled(values, 700);
  const compared = useArms(values, checked, setValues, live ?? NOTHING, DEFINITION_ARMS);
  const { arms, chosen, text: shown, edit, versions } = compared;
  const set = useCallback((path: string, value: unknown) => edit((before) => withValue(before, path, value)), [edit]);
  const files = useMemo(() => versions.map((version) => JSON.stringify(version.text)), [versions]);
  const checks = useQueries({ queries: files.map((file) => checkQuery(subject, shownBrand, file)) });
  // The page stays while faults prevent a newer one.
  const latest = checks.map(({ data }, index) => data?.address ?? addresses[index]);
  if (latest.some((address, index) => address !== addresses[index])) setAddresses(latest);
  const rules = useMemo(() => ({ figures: figuresOf(checked) }), [checked]);
  const wrong = checks.map(({ data }, index) =>
    // A document that visitors see has no faults before its author changes it.
    faultsAt(form, own || !live ? (data?.faults ?? []) : [], versions[index]?.text ?? {}),
  );
  const faults = wrong[chosen] ?? NO_FAULTS;
  const [changes = [], ...others] = versions.map((version) =>
    version.changes.map((change) => withFigures(change, rules.figures)),
  );
  const faultCount = new Set(wrong.flatMap((found) => [...found.keys()])).size + compared.faults.size;
  const isChecked = checked === values && checks.every(({ isSuccess, isFetching }) => isSuccess && !isFetching);
  const table = checks[0]?.data?.changes;
  const restricted = table && {
    ...table,
    rows: table.rows.map(([field = '', ...cells]) => [titleAt(form, String(field)) ?? field, ...cells]),
  };
  const isRefused = table !== undefined && rowsOf(table).some(({ earliest }) => earliest === 'never');
  const input = { ...(subject !== 'definition' && named(name)), file: JSON.stringify(values) };
  const arm = arms[chosen];
  const isPartial = arm !== undefined && (chosen > 0 || Object.keys(arm.patch).length > 0);
  const faulty = wrong.map((found) => [...found.keys()]);
  // The first publication is not an experiment: without a winner it would be withdrawn.
  const mayCompare = subject === 'definition' && (live !== undefined || arms.length > 0);
  const shownArms = arms.length === 0 ? [0] : [0, chosen || 1];
  return (
    <EditFrame
      draft={draft}
      changed={live ? changedText(arms, versions) : '新活动，还没有发布'}
      faults={faultCount}
      label={subject === 'definition' ? '核对并存草稿' : '核对并送审'}
      maySave={
        isChecked &&
        faultCount === 0 &&
        !isRefused &&
        (replaced === undefined || own) &&
        (arms.length > 0 ? armsFault(arms, versions) === undefined : live === undefined || changes.length > 0)
      }
      saving={saving}
      onSave={() => setSaving(true)}
      preview={
        <PreviewPane
          pages={shownArms.map((index) => ({
            address: addresses[index],
            ...(arms[index] && { name: armTitle(arms[index], index), minor: index !== chosen }),
          }))}
          stored={false}
          loading={!isChecked && checks.every(({ isError }) => !isError)}
          note={noteOf(checks[chosen]?.data?.address ? 0 : faults.size, checks[chosen]?.error ?? null)}
          brand={shownBrand}
          brands={brands}
          onBrand={subject === 'brand' ? undefined : setShownBrand}
        />
      }
    >
      {arms.length > 0 && (
        <ExperimentForm
          {...{ campaign: name, brand: undefined, values, faults: compared.faults, rules }}
          onChange={setValues}
        />
      )}
      {mayCompare && (
        <ArmSwitch {...{ values, versions, faulty, chosen }} onChoose={compared.choose} onChange={setValues} />
      )}
      {isPartial && <p className="soft">玩法、奖品、时间和网址各组相同，由服务器照原版执行，这里不显示。</p>}
      <SchemaForm
        node={isPartial ? armForm(form, values) : form}
        value={shown}
        before={chosen > 0 ? versions[chosen]?.before : (live ?? text)}
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
          changes={live ? changes : []}
          arms={arms.slice(1).map((one, index) => ({ name: armTitle(one, index + 1), changes: others[index] ?? [] }))}
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
