import { Button, Flex } from 'antd';
import { useRef, useState } from 'react';
import { MOST_PICTURE_BYTES } from '@/lib/art/picture';
import styles from './file-input.module.css';

/** A picture that the operator has chosen. */
export interface ChosenPicture {
  /** The file's name. */
  name: string;
  /** Its content as a `data:` address. */
  url: string;
}

interface PictureInputProps {
  id: string;
  onChange: (chosen: ChosenPicture | undefined) => void;
}

/** Takes the file of a picture. */
export function PictureInput({ id, onChange }: PictureInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('还没有选择');
  const choose = async (file: File | undefined) => {
    const fits = file && file.size <= MOST_PICTURE_BYTES;
    setSaid(file ? `${file.name}${fits ? '' : ' 超过 8 MB，请压缩后再选择'}` : '还没有选择');
    onChange(fits ? { name: file.name, url: await urlOf(file) } : undefined);
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
          void choose(target.files?.[0]);
          // Choosing the same file again, after it changed, reads it again.
          target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()} tabIndex={-1}>
        选择图片
      </Button>
      <span className="soft" role="status">
        {said}
      </span>
    </Flex>
  );
}

/** The content of a chosen picture in base64. */
export function base64Of({ url }: ChosenPicture): string {
  return url.slice(url.indexOf(',') + 1);
}

function urlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
