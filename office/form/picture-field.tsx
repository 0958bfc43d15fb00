import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Input } from 'antd';
import { useId, useState } from 'react';
import { type PictureFile, type PictureUse, picturePath } from '@/lib/art/picture';
import { siteUrl } from '@/lib/site';
import { figuresOf } from '../answer/read-answer';
import { run } from '../api/operations';
import { PictureInput } from '../fields/picture-input';
import { Fault } from '../parts/fault';
import { FocusPoint } from './focus-point';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  label: string;
  value: PictureUse | undefined;
  /** What is wrong with it. */
  faults?: readonly string[];
  onChange: (value: PictureUse) => void;
}

/** How pages show a picture. */
const SHOWN: readonly [PictureFile, string][] = [
  ['hero-480', '首屏'],
  ['prize-160', '奖品'],
  ['share-wide.jpg', '分享'],
];
const CENTRE = { x: 50, y: 50 };

/** Uploads a picture around the point that the operator clicks, and takes its alternative text. */
export function PictureField({ label, value, faults = [], onChange }: PictureFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState<{ file: string; name: string; url: string }>();
  const [focus, setFocus] = useState(CENTRE);
  const upload = useMutation({
    mutationFn: ({ file, name }: { file: string; name: string }) =>
      run('pictures add', { input: { file, name, focus: `${focus.x},${focus.y}` } }),
    onSuccess: ({ answer }) => {
      const added = figuresOf(answer, 'picture_added');
      if (added) onChange({ picture: added.picture, alt: value?.alt ?? '' });
    },
  });
  const choose = (content: string | undefined, file: File | undefined) => {
    setChosen(
      content === undefined || !file
        ? undefined
        : { file: content, name: file.name, url: `data:${file.type};base64,${content}` },
    );
    setFocus(CENTRE);
    upload.reset();
  };
  const needed = value?.alt.trim() === '' ? ['请填写替代文字'] : [];
  return (
    <Flex vertical gap={10}>
      <label htmlFor={id}>{label}</label>
      <PictureInput id={id} onChange={choose} />
      {chosen && (
        <>
          <FocusPoint url={chosen.url} focus={focus} onChange={setFocus} />
          <p className="soft small">点一下裁剪后须看得见的地方，或用方向键移动；透明的图片不裁剪</p>
          <Button className={styles.upload ?? ''} loading={upload.isPending} onClick={() => upload.mutate(chosen)}>
            裁剪并上传
          </Button>
        </>
      )}
      {upload.error && <Fault error={upload.error} />}
      {value && (
        <>
          <Flex wrap gap={10}>
            {SHOWN.map(([file, where]) => (
              <figure key={file} className="small soft">
                <img className={styles.shown} src={siteUrl(picturePath(value.picture, file))} alt="" />
                <figcaption>{where}</figcaption>
              </figure>
            ))}
          </Flex>
          <label htmlFor={`${id}-alt`}>替代文字</label>
          <Input
            id={`${id}-alt`}
            value={value.alt}
            placeholder="图片上是什么，读给看不到图片的人"
            onChange={({ target }) => onChange({ ...value, alt: target.value })}
          />
        </>
      )}
      <div aria-live="polite">
        {[...needed, ...faults].map((fault) => (
          <p key={fault} className="wrong">
            {fault}
          </p>
        ))}
      </div>
    </Flex>
  );
}
