import { MOST_PICTURE_BYTES } from '@/lib/art/picture';

interface PictureInputProps {
  id: string;
  /** Receives the file's content in base64, and the address at which this page shows it. */
  onChange: (content: string | undefined, url?: string) => void;
}

/** Takes the file of a picture; the browser shows its name. */
export function PictureInput({ id, onChange }: PictureInputProps) {
  return (
    <input
      id={id}
      type="file"
      accept="image/png,image/jpeg,image/webp"
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        const isLarge = file && file.size > MOST_PICTURE_BYTES;
        target.setCustomValidity(isLarge ? '文件超过 8 MB，请压缩后再选择' : '');
        onChange(undefined);
        if (!file || !target.reportValidity()) return;
        const reader = new FileReader();
        reader.onload = () => onChange(String(reader.result).replace(/^.*,/, ''), String(reader.result));
        reader.readAsDataURL(file);
      }}
    />
  );
}
