import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Input } from 'antd';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { type PictureFile, type PictureUse, picturePath } from '@/lib/art/picture';
import { figuresOf } from '../answer/read-answer';
import { run } from '../api/operations';
import { base64Of, type ChosenPicture, PictureInput } from '../fields/picture-input';
import { Fault } from '../parts/fault';
import styles from './picture-field.module.css';

interface PictureFieldProps {
  label: string;
  value: PictureUse | undefined;
  /** What is wrong with it. */
  faults?: readonly string[];
  onChange: (value: PictureUse) => void;
}

/** In percent of the picture. */
interface Point {
  x: number;
  y: number;
}

/** How pages show a picture. */
const SHOWN: readonly [PictureFile, string][] = [
  ['hero-480', '首屏'],
  ['prize-160', '奖品'],
  ['share-wide.jpg', '分享'],
  ['share-square.jpg', '聊天'],
];
/** Percent by which an arrow key moves the focus. */
const STEP = 5;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Uploads a picture around the point that the operator clicks, and takes its alternative text. */
export function PictureField({ label, value, faults = [], onChange }: PictureFieldProps) {
  const id = useId();
  const [chosen, setChosen] = useState<ChosenPicture>();
  const [focus, setFocus] = useState<Point>({ x: 50, y: 50 });
  const upload = useMutation({
    mutationFn: (picture: ChosenPicture) =>
      run('pictures add', {
        input: { file: base64Of(picture), name: picture.name, focus: `${focus.x},${focus.y}` },
      }),
    onSuccess: ({ answer }) => {
      const added = figuresOf(answer, 'picture_added');
      if (added) onChange({ picture: added.picture, alt: value?.alt ?? '' });
    },
  });
  return (
    <Flex vertical gap={10}>
      <label htmlFor={id}>{label}</label>
      <PictureInput
        id={id}
        onChange={(picture) => {
          setChosen(picture);
          setFocus({ x: 50, y: 50 });
          upload.reset();
        }}
      />
      {chosen && (
        <>
          <FocusPoint url={chosen.url} focus={focus} onChange={setFocus} />
          <Flex gap={10} align="center">
            <Button loading={upload.isPending} onClick={() => upload.mutate(chosen)}>
              裁剪并上传
            </Button>
            <span className="soft small">点一下图上须看得见的地方，或用方向键移动；透明的图片不裁剪</span>
          </Flex>
        </>
      )}
      {upload.error && <Fault error={upload.error} />}
      {value?.picture && (
        <>
          <Flex wrap gap={10}>
            {SHOWN.map(([file, where]) => (
              <figure key={file} className="small soft">
                <img className={styles.shown} src={picturePath(value.picture, file)} alt="" />
                <figcaption>{where}</figcaption>
              </figure>
            ))}
          </Flex>
          <label htmlFor={`${id}-alt`}>替代文字</label>
          <Input
            id={`${id}-alt`}
            value={value.alt}
            status={value.alt.trim() === '' ? 'error' : ''}
            placeholder="图片上是什么，读给看不到图片的人"
            onChange={({ target }) => onChange({ ...value, alt: target.value })}
          />
        </>
      )}
      <div aria-live="polite">
        {value?.picture && value.alt.trim() === '' && <p className="wrong">请填写替代文字</p>}
        {faults.map((fault) => (
          <p key={fault} className="wrong">
            {fault}
          </p>
        ))}
      </div>
    </Flex>
  );
}

interface FocusPointProps {
  url: string;
  focus: Point;
  onChange: (focus: Point) => void;
}

/** A picture with its focus, which a click or the arrow keys move. */
function FocusPoint({ url, focus, onChange }: FocusPointProps) {
  const move = (x: number, y: number) => onChange({ x: percent(x), y: percent(y) });
  const click = ({ detail, clientX, clientY, currentTarget }: MouseEvent) => {
    // Enter and the space bar also click, nowhere.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move(((clientX - left) / width) * 100, ((clientY - top) / height) * 100);
  };
  const press = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (!by) return;
    event.preventDefault();
    move(focus.x + by.x, focus.y + by.y);
  };
  return (
    <button
      type="button"
      className={styles.source}
      aria-label={`焦点：距左边 ${focus.x}%，距上边 ${focus.y}%`}
      onClick={click}
      onKeyDown={press}
    >
      <img src={url} alt="" />
      <span className={styles.focus} style={{ left: `${focus.x}%`, top: `${focus.y}%` }} />
    </button>
  );
}

function percent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}
