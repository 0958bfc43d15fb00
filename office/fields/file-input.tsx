import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { decodeText } from '@/lib/decode-text';
import styles from './file-input.module.css';

const LINES_SHOWN = 12;

interface FileInputProps {
  id: string;
  /** The text of the chosen file. */
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** Takes a text file in any encoding of {@link decodeText}, and shows its name, how many lines it has and how it begins. */
export function FileInput({ id, value, onChange }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  return (
    <Flex vertical gap={10}>
      <Flex gap={10} align="center" className={styles.file ?? ''}>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.json,.txt,text/plain"
          className={styles.input}
          onChange={async ({ target }) => {
            const [file] = target.files ?? [];
            setName(file?.name ?? '');
            onChange(file && decodeText(new Uint8Array(await file.arrayBuffer())));
            // Choosing the same file again, after it changed, reads it again.
            target.value = '';
          }}
        />
        <Button onClick={() => input.current?.click()} tabIndex={-1}>
          选择文件
        </Button>
        <span className="soft" role="status">
          {value !== undefined && `${name}，${value.trimEnd().split('\n').length} 行`}
          {value === undefined && (name ? `${name} 不是文本文件，请在表格软件里另存为“CSV UTF-8”` : '还没有选择')}
        </span>
      </Flex>
      {value !== undefined && <FileHead text={value} />}
    </Flex>
  );
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
