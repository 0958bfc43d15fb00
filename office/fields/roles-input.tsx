import { Checkbox, Flex, Select } from 'antd';
import type { Choice } from '@/server/office/api';
import { ROLE_WORDS } from '@/server/operations/operators/words';
import { readRoles, writeRoles } from './roles';

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
    <fieldset id={id} aria-label="角色">
      {Object.entries(ROLE_WORDS).map(([role, name]) => {
        const own = chosen.get(role);
        return (
          <Flex key={role} gap={8} align="center" style={{ minHeight: 32 }}>
            <Checkbox
              style={{ width: 110 }}
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
                style={{ flex: 1 }}
                maxTagCount="responsive"
                value={[...own]}
                options={[...brands]}
                showSearch={{ optionFilterProp: 'label' }}
                onChange={(next: string[]) => change(role, next)}
              />
            )}
          </Flex>
        );
      })}
    </fieldset>
  );
}
