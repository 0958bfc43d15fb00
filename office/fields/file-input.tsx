import { Button } from 'antd';
import { useRef, useState } from 'react';
import styles from './file-input.module.css';

interface FileInputProps {
  id: string;
  /** The text of the chosen file. */
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** Takes a text file, and shows its name and how many lines it has. */
export function FileInput({ id, value, onChange }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  return (
    <div className={styles.file}>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".csv,.json,.txt,text/plain"
        className={styles.input}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          setName(file?.name ?? '');
          onChange(await file?.text());
          // Choosing the same file again, after it changed, reads it again.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()} tabIndex={-1}>
        选择文件
      </Button>
      <span className="soft">
        {value === undefined ? '还没有选择' : `${name}，${value.trimEnd().split('\n').length} 行`}
      </span>
    </div>
  );
}
