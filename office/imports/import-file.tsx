import { Alert, Button, Descriptions, Skeleton } from 'antd';
import { useState } from 'react';
import type { OfficeOperation } from '@/server/office/api';
import { csv } from '@/server/operations/common/csv';
import { AnswerView } from '../answer/answer-view';
import { saveText } from '../answer/save-text';
import { refusalOf } from '../api/problem-text';
import { FileInput } from '../fields/file-input';
import { PreviewView } from '../operations/preview-view';
import { usePreviewed } from '../operations/use-previewed';
import { Fault } from '../parts/fault';
import { useUnsaved } from '../parts/use-unsaved';
import { badLinesOf, rowCount } from './bad-lines';
import { BadLines } from './bad-lines-view';
import styles from './import-file.module.css';
import { IMPORTS, type ImportKind } from './search';

/** A column of a file. */
interface FileColumn {
  name: string;
  what: string;
  example: string;
  optional?: true;
}

const ACCOUNT: FileColumn = { name: 'account', what: '账户', example: '10000001' };
const REFERENCE: FileColumn = { name: 'reference', what: '流水号，每个只记一次', example: 'D20261201-001' };
const TIME = '北京时间，如 2026/12/1 20:00，也可带时区';

/** The columns of each file, in any order. */
const COLUMNS: Readonly<Record<ImportKind, readonly FileColumn[]>> = {
  deposits: [
    ACCOUNT,
    REFERENCE,
    { name: 'amount', what: '金额（美元），最多两位小数', example: '1500.00' },
    { name: 'settledAt', what: `到账时间，${TIME}`, example: '2026/12/1 20:00' },
  ],
  trades: [
    ACCOUNT,
    { ...REFERENCE, example: 'T20261201-001' },
    { name: 'symbol', what: '品种', example: 'XAUUSD' },
    { name: 'lots', what: '手数（标准手）', example: '1.50' },
    { name: 'openedAt', what: '开仓时间，可留空；补录前不计入活动', example: '2026/12/1 19:00', optional: true },
    { name: 'closedAt', what: `平仓时间，${TIME}`, example: '2026/12/1 20:00' },
  ],
  openings: [ACCOUNT, { name: 'openedAt', what: `开户时间，${TIME}`, example: '2026/12/1 20:00' }],
};

/** Chooses a file, checks all of it on the server, shows what would be written or every bad line, and writes it. */
export function ImportFile({ kind, operation }: { kind: ImportKind; operation: OfficeOperation }) {
  const [file, setFile] = useState<string>();
  const { preview: check, running: write, error, show, confirm, reset } = usePreviewed(operation.name);
  const choose = (text: string | undefined) => {
    setFile(text);
    if (text === undefined) reset();
    else show({ input: { file: text } });
  };
  useUnsaved(() => file !== undefined && !write.isSuccess);
  const bad = error && file !== undefined ? badLinesOf(refusalOf(error) ?? [], file) : undefined;
  return (
    <div className={styles.columns}>
      <section className={`panel ${styles.choose}`} aria-label="文件">
        <h2 className={styles.heading}>{IMPORTS[kind].title}文件（XLSX 或 CSV）</h2>
        <label htmlFor="import-file" className={styles.label}>
          选择文件后立即核对
        </label>
        <FileInput id="import-file" value={file} onChange={choose} />
        <p className={`soft ${styles.about}`}>首行写列名，列的先后不限；最多 5,000 行</p>
        <Descriptions
          size="small"
          column={1}
          colon={false}
          items={COLUMNS[kind].map(({ name, what, optional }) => ({
            key: name,
            label: <code>{name}</code>,
            children: optional ? `${what}（此列可省略）` : what,
          }))}
        />
        <Button size="small" onClick={() => saveText('text/csv', `${kind}.csv`, csv(templateOf(kind)))}>
          下载模板
        </Button>
      </section>
      <section aria-label="核对结果" aria-live="polite" className={styles.answer}>
        {check.isPending && <Skeleton active />}
        {bad && file !== undefined && <BadLines bad={bad} rows={rowCount(file)} name={kind} />}
        {error && !bad && <Fault error={error} />}
        {check.data && file !== undefined && (
          <PreviewView
            shown={check.data}
            running={write.isPending}
            onConfirm={confirm}
            onCancel={() => choose(undefined)}
            leaves
          />
        )}
        {write.data && (
          <Alert
            type={write.data.approval === undefined ? 'success' : 'warning'}
            showIcon
            title={write.data.approval === undefined ? '已写入' : `已提交，等待批准（申请 ${write.data.approval}）`}
            description={<AnswerView answer={write.data.answer} />}
          />
        )}
        {!check.isPending && !check.data && !error && !write.data && (
          <p className="vacant">还没有选择文件。选择后，这里会列出将要写入的内容，或全部有误的行。</p>
        )}
      </section>
    </div>
  );
}

/** A file with the columns and an example, as rows. */
function templateOf(kind: ImportKind): string[][] {
  return [COLUMNS[kind].map(({ name }) => name), COLUMNS[kind].map(({ example }) => example)];
}
