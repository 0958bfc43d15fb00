import { DatePicker, Space, TimePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import { DAY_FORMATS, TIME_FORMATS } from './day-formats';
import { Understood } from './understood';

dayjs.locale('zh-cn');

const DAY = 'YYYY-MM-DD';
const TIME = 'HH:mm';

interface BeijingTimeProps {
  id: string;
  kind: 'day' | 'time' | 'instant';
  list: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/**
 * Chooses a Beijing day or time as operations take it, `2026-12-01` or `2026-12-01T20:00`. The calendar computes with the clock that it
 * shows, so the zone of the machine does not matter.
 */
export default function BeijingTime({ id, kind, list, value, onChange }: BeijingTimeProps) {
  if (list) {
    const chosen = ((value as string[] | undefined) ?? []).map((each) => dayjs(each));
    const written = kind === 'instant' ? `${DAY}T${TIME}` : DAY;
    return (
      <DatePicker
        // The picker of several days gives its input no id, by which the label names it.
        ref={(picker) => picker?.nativeElement.querySelector('input')?.setAttribute('id', id)}
        multiple
        value={chosen}
        format={DAY_FORMATS}
        onChange={(days: Dayjs[] | null) => onChange((days ?? []).map((day) => day.format(written)))}
      />
    );
  }
  const [day, time] = ((value as string | undefined) ?? '').split('T');
  const set = (nextDay: string | undefined, nextTime: string | undefined) =>
    onChange(nextDay ? (nextTime ? `${nextDay}T${nextTime}` : nextDay) : undefined);
  return (
    <Understood>
      <Space.Compact block>
        <DatePicker
          id={id}
          value={day ? dayjs(day) : null}
          format={DAY_FORMATS}
          placeholder="北京日期"
          onChange={(next) => set(next?.format(DAY), time)}
        />
        {kind !== 'day' && (
          <TimePicker
            value={time ? dayjs(`${day}T${time}`) : null}
            format={TIME_FORMATS}
            placeholder="时间"
            aria-label="时间"
            disabled={!day}
            needConfirm={false}
            onChange={(next) => set(day, next?.format(TIME))}
          />
        )}
      </Space.Compact>
    </Understood>
  );
}
