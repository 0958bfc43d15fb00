import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { DAY_FORMATS } from '../fields/day-formats';
import { Understood } from '../fields/understood';

dayjs.locale('zh-cn');

const DAY = 'YYYY-MM-DD';

interface DayRangeProps {
  value: { from: string; to: string } | undefined;
  onChange: (range: { from: string; to: string }) => void;
}

/** Chooses Beijing days. */
export default function DayRange({ value, onChange }: DayRangeProps) {
  return (
    <Understood>
      <DatePicker.RangePicker
        format={DAY_FORMATS}
        aria-label="日期"
        allowClear={false}
        value={value ? [dayjs(value.from), dayjs(value.to)] : null}
        onChange={(days) => {
          const [from, to] = days ?? [];
          if (from && to) onChange({ from: from.format(DAY), to: to.format(DAY) });
        }}
      />
    </Understood>
  );
}
