import { Button, Checkbox, Flex, Input, Select } from 'antd';
import type { DeviceId, PreviewPlace } from '@/server/office/tools-api';
import { useTyped } from '../fields/use-typed';
import { gridOf } from '../layout/columns';
import { DEVICES } from './devices';
import { shownText, stateText } from './page-texts';
import { PRESETS, toggleQuery } from './presets';
import type { FrameRow } from './queries';
import { type Chosen, isQuery, type PagesSearch } from './search';
import { labelOf } from './tiles';

interface ChoicesProps {
  chosen: Chosen;
  query: string;
  places: readonly PreviewPlace[];
  devices: readonly DeviceId[];
  frames: readonly FrameRow[];
  onChange: (changed: PagesSearch) => void;
}

/** Chooses brands, devices, revisions and the query of the previewed addresses. */
export function Choices({ chosen, query, places, devices, frames, onChange }: ChoicesProps) {
  const placeOption = ({ value, name, brands }: PreviewPlace) => ({
    value,
    label: brands[0] === value ? name : value,
    search: `${name} ${value} ${brands.join(' ')}`,
    title: `${name} ${value}`,
  });
  const groupOf = (label: string, own: boolean) => ({
    label,
    options: places.filter(({ value, brands }) => (brands[0] === value) === own).map(placeOption),
  });
  const groups = [groupOf('品牌', true), groupOf('推广域名', false)].filter(({ options }) => options.length > 0);
  return (
    <Flex vertical gap={10} component="search" className="panel padded" aria-label="选择">
      <div style={gridOf(240, 10)}>
        <Choose label="品牌" value={chosen.brands} options={groups} onChange={(brand) => onChange({ brand })} />
        <Choose
          label="内容"
          value={chosen.shows}
          options={frames.map((frame) => ({
            value: labelOf(frame),
            label: shownText(frame),
            search: [shownText(frame), frame.campaign, frame.author, frame.state && stateText(frame.state)].join(' '),
            note: [frame.campaign, frame.state && stateText(frame.state), frame.author].filter(Boolean).join('，'),
          }))}
          onChange={(shows) => onChange({ shows })}
        />
      </div>
      <Checkbox.Group
        style={{ flexWrap: 'wrap', gap: '4px 12px' }}
        aria-label="设备"
        value={[...chosen.devices]}
        options={devices.map((id) => ({ value: id, label: DEVICES[id].label, title: DEVICES[id].note }))}
        onChange={(next) => onChange({ device: next.join() })}
      />
      <Query query={query} onChange={(next) => onChange({ query: next })} />
    </Flex>
  );
}

interface ChooseProps {
  label: string;
  value: readonly string[];
  options: readonly object[];
  onChange: (value: string) => void;
}

function Choose({ label, value, options, onChange }: ChooseProps) {
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={label}
      prefix={<span className="soft">{label}</span>}
      maxTagCount="responsive"
      popupMatchSelectWidth={false}
      showSearch={{ optionFilterProp: 'search' }}
      value={[...value]}
      options={[...options]}
      optionRender={({ label: text, data }) => (
        <>
          {text}
          {'note' in data && <small className="soft"> {String(data.note)}</small>}
        </>
      )}
      onChange={(next: string[]) => onChange(next.join())}
    />
  );
}

/** The query that pages get, with buttons for common ones. */
function Query({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const { text: typed, setText: setTyped, report } = useTyped(query, onChange);
  const text = typed.trim().replace(/^\?/, '');
  const valid = isQuery(text);
  const apply = () => valid && report(text);
  return (
    <Flex wrap gap="6px 10px">
      <Input
        style={{ flex: '1 1 240px' }}
        aria-label="地址参数"
        prefix={<span className="soft">参数</span>}
        placeholder="utm_source=…&v=…"
        autoComplete="off"
        spellCheck={false}
        maxLength={1_000}
        value={typed}
        {...(!valid && { status: 'error' as const })}
        onChange={({ target }) => setTyped(target.value)}
        onPressEnter={apply}
        onBlur={apply}
      />
      <Flex wrap gap={6}>
        {PRESETS.map(({ label, note, query: preset }) => (
          <Button key={label} size="small" title={note} onClick={() => onChange(toggleQuery(query, preset))}>
            {label}
          </Button>
        ))}
      </Flex>
      {!valid && <p className="wrong">不能有 #、控制字符、token 和 preview；登录请用“账户”。</p>}
    </Flex>
  );
}
