import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Input } from 'antd';
import { type MouseEvent, useId, useState } from 'react';
import { picturePath } from '@/lib/art/picture';
import { siteUrl } from '@/lib/site';
import { figuresOf } from '../answer/read-answer';
import { run } from '../api/operations';
import { PictureInput } from '../fields/picture-input';
import { Fault } from '../parts/fault';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  label: string;
  /** The digest of the picture. */
  value: string | undefined;
  /** What is wrong with it. */
  faults?: readonly string[];
  onChange: (value: string) => void;
}

/** Uploads a picture around the point that the operator clicks. */
export function PictureField({ label, value, faults = [], onChange }: PictureFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState<{ file: string; url: string }>();
  const [focus, setFocus] = useState('50,50');
  const upload = useMutation({
    mutationFn: (file: string) => run('pictures add', { input: { file, focus } }),
    onSuccess: ({ answer }) => {
      const added = figuresOf(answer, 'picture_added');
      if (added) onChange(added.picture);
    },
  });
  const [left, top] = focus.split(',');
  const click = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const { left: x, top: y, width, height } = currentTarget.getBoundingClientRect();
    setFocus(`${Math.round(((clientX - x) / width) * 100)},${Math.round(((clientY - y) / height) * 100)}`);
  };
  return (
    <Flex vertical gap={10}>
      <label htmlFor={id}>{label}</label>
      <PictureInput
        id={id}
        onChange={(file, url) => {
          setChosen(file && url ? { file, url } : undefined);
          upload.reset();
        }}
      />
      {chosen && (
        <>
          <button type="button" tabIndex={-1} className={styles.source} onClick={click}>
            <img src={chosen.url} alt="点一下裁剪后须看得见的地方" />
            <span className={styles.focus} style={{ left: `${left}%`, top: `${top}%` }} />
          </button>
          <label htmlFor={`${id}-focus`}>焦点：距左边与上边的百分数，点图片即填写；透明的图片不裁剪</label>
          <Input id={`${id}-focus`} value={focus} onChange={({ target }) => setFocus(target.value)} />
          <Button loading={upload.isPending} onClick={() => upload.mutate(chosen.file)}>
            裁剪并上传
          </Button>
        </>
      )}
      {upload.error && <Fault error={upload.error} />}
      {value && (
        <Flex wrap gap={10}>
          {(['hero-480', 'prize-160', 'share-wide.jpg'] as const).map((file) => (
            <img key={file} height={96} src={siteUrl(picturePath(value, file))} alt="" />
          ))}
        </Flex>
      )}
      <div className="wrong" aria-live="polite">
        {faults.join('；')}
      </div>
    </Flex>
  );
}
