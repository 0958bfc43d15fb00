import { Radio } from 'antd';
import { modulesOf, PAGE_MODULES } from '@/lib/campaign/pages';
import type { Campaign } from '@/lib/campaign/schema';
import type { Option } from '@/lib/form/form-node';
import { useFormScope } from './form-scope';
import styles from './schema-form.module.css';

interface CompositionFieldProps {
  options: readonly Option[];
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Where a composition has its headline, its art and its action, as paths in a box of 48 by 36. */
const SKETCHES: Readonly<Record<string, readonly [words: string, art: string, action: string]>> = {
  beside: ['M4 8h18v3H4zM4 14h14v3H4z', 'M27 6h17v24H27z', 'M4 24h14v5H4z'],
  centred: ['M12 4h24v3H12z', 'M16 10h16v14H16z', 'M15 28h18v5H15z'],
  arch: ['M16 9h16v3H16z', 'M10 32V16a14 14 0 0 1 28 0v16z', 'M15 27h18v5H15z'],
  diagonal: ['M4 5h20v3H4zM4 11h14v3H4z', 'M48 6v30H12z', 'M4 25h12v5H4z'],
  ticket: ['M7 9h18v3H7zM7 15h12v3H7z', 'M33 8h10v20H33z', 'M7 23h14v5H7z'],
  stage: ['M12 3h24v3H12z', 'M6 9h36v18H6z', 'M15 30h18v4H15z'],
  scroll: ['M20 6h3v18h-3zM26 6h3v14h-3z', 'M34 6h10v24H34z', 'M4 25h12v5H4z'],
  brand: ['M12 6h24v3H12z', 'M24 12l8 8-8 8-8-8z', 'M15 30h18v3H15z'],
};

/** Chooses a composition by a sketch of it; those for which no page module exists cannot be chosen. */
export function CompositionField({ options, value, onChange }: CompositionFieldProps) {
  const root = useFormScope().root as Campaign;
  const exists = (composition: string) =>
    modulesOf({ ...root, hero: { ...root.hero, composition } as Campaign['hero'] }).every((module) =>
      (PAGE_MODULES as readonly string[]).includes(module),
    );
  return (
    <Radio.Group className={styles.sketches ?? ''} value={value} onChange={({ target }) => onChange(target.value)}>
      {options.map((option) => (
        <Radio.Button
          key={option.value}
          value={option.value}
          disabled={!exists(option.value)}
          title={exists(option.value) ? option.label : '这样的页面没有这种构图'}
          className={styles.sketch ?? ''}
        >
          <svg viewBox="0 0 48 36" width="48" height="36" aria-hidden="true">
            {SKETCHES[option.value]?.map((path, index) => (
              <path key={path} d={path} className={styles[`part${index}`]} />
            ))}
          </svg>
          <span>{option.label}</span>
        </Radio.Button>
      ))}
    </Radio.Group>
  );
}
