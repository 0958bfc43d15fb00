import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { decodeText } from '@/lib/decode-text';
import styles from './file-input.module.css';

const LINES_SHOWN = 12;
const MOST_BYTES = 10 * 2 ** 20;

interface FileInputProps {
  id: string;
  /** The text of the chosen file; of a workbook, its first sheet as CSV. */
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** Takes a text file in any encoding of {@link decodeText} or a workbook, and shows its name, how many lines it has and how it begins. */
export function FileInput({ id, value, onChange }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File>(undefined);
  const [read, setRead] = useState<ReadFile>({ note: '' });
  const choose = async (file: File | undefined) => {
    latest.current = file;
    const next: ReadFile = file ? await readFile(file) : { note: '' };
    // The operator has chosen another file since.
    if (latest.current !== file) return;
    setRead(next);
    onChange(next.text);
  };
  return (
    <Flex vertical gap={10}>
      <Flex gap={10} align="center" className={styles.file ?? ''}>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.xlsx,.json,.txt,text/plain"
          className={styles.input}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            // Choosing the same file again, after it changed, reads it again.
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()} tabIndex={-1}>
          选择文件
        </Button>
        <span className="soft" role="status">
          {value !== undefined && `${read.note}，${value.trimEnd().split('\n').length} 行`}
          {value === undefined && (read.text === undefined && read.note ? read.note : '还没有选择')}
        </span>
      </Flex>
      {value !== undefined && <FileHead text={value} />}
    </Flex>
  );
}

interface ReadFile {
  text?: string;
  /** The file's name, with that of the sheet, or why it cannot be read. */
  note: string;
}

async function readFile(file: File): Promise<ReadFile> {
  const { name, size } = file;
  if (size > MOST_BYTES) return { note: `${name} 超过 10 MB` };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decodeText(bytes);
    if (text !== undefined) return { text, note: name };
    const { readXlsx } = await import('../spreadsheet/read-xlsx');
    const read = readXlsx(bytes);
    return 'fault' in read ? { note: `${name} ${read.fault}` } : { text: read.text, note: `${name}“${read.sheet}”` };
  } catch {
    return { note: `${name} 无法读取，请重新选择` };
  }
}

/** How a file begins, to see that it is the right one and not garbled. */
function FileHead({ text }: { text: string }) {
  return (
    <figure className={`panel rows ${styles.head}`}>
      <figcaption className="soft">文件开头，请核对有没有乱码</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text is reached by keyboard. */}
      <pre tabIndex={0} className="mono">
        {text.split('\n', LINES_SHOWN).join('\n')}
      </pre>
    </figure>
  );
}
