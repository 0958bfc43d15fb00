import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { MOST_PICTURE_BYTES } from '@/lib/art/picture';
import styles from './file-input.module.css';

interface PictureInputProps {
  id: string;
  /** Receives the file's content in base64. */
  onChange: (content: string | undefined, file: File | undefined) => void;
}

/** Takes the file of a picture. */
export function PictureInput({ id, onChange }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const isTooLarge = file && file.size > MOST_PICTURE_BYTES;
  const choose = (chosen: File | undefined) => {
    setFile(chosen);
    if (!chosen || chosen.size > MOST_PICTURE_BYTES) return onChange(undefined, undefined);
    const reader = new FileReader();
    reader.onload = () => onChange(String(reader.result).replace(/^[^,]*,/, ''), chosen);
    return reader.readAsDataURL(chosen);
  };
  return (
    <Flex gap={10} align="center" className={styles.file ?? ''}>
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className={styles.input}
        onChange={({ target }) => {
          choose(target.files?.[0]);
          // Choosing the same file again, after it changed, reads it again.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()} tabIndex={-1}>
        选择图片
      </Button>
      <span className="soft" role="status">
        {file ? `${file.name}${isTooLarge ? ' 超过 8 MB，请压缩后再选择' : ''}` : '还没有选择'}
      </span>
    </Flex>
  );
}
