import { Checkbox, Select } from 'antd';
import type { Choice } from '@/server/office/api';
import { ROLES_ZH } from '@/server/operations/operators/words';
import { readRoles, writeRoles } from './roles';
import styles from './roles-input.module.css';

interface RolesInputProps {
  id: string;
  brands: readonly Choice[];
  /** As operators write them. */
  value: string;
  onChange: (value: string | undefined) => void;
}

/** Chooses roles, each for all brands or for some. */
export function RolesInput({ id, brands, value, onChange }: RolesInputProps) {
  const chosen = readRoles(value);
  const change = (role: string, next: readonly string[] | undefined) => {
    const others = new Map([...chosen].filter(([other]) => other !== role));
    if (next) others.set(role, next);
    onChange(writeRoles(others) || undefined);
  };
  return (
    <fieldset id={id} aria-label="角色" className={styles.roles}>
      {Object.entries(ROLES_ZH).map(([role, name]) => {
        const own = chosen.get(role);
        return (
          <div key={role} className={styles.role}>
            <Checkbox
              checked={own !== undefined}
              onChange={({ target }) => change(role, target.checked ? [] : undefined)}
            >
              {name}
            </Checkbox>
            {own && role !== 'admin' && (
              <Select
                mode="multiple"
                size="small"
                allowClear
                aria-label={`${name}的品牌`}
                placeholder="全部品牌"
                className={styles.brands ?? ''}
                maxTagCount="responsive"
                value={[...own]}
                options={[...brands]}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(next: string[]) => change(role, next)}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
