import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { DAY_FORMATS } from './day-formats';
import { Understood } from './understood';

dayjs.locale('zh-cn');

const DAY = 'YYYY-MM-DD';

interface BeijingPeriodProps {
  label: string;
  /** Beijing days, both included. */
  from: string | undefined;
  to: string | undefined;
  /** Whether it needs both days. */
  closed?: boolean;
  onChange: (period: { from: string | undefined; to: string | undefined }) => void;
}

/** Chooses a first and a last Beijing day, either of which may be open by default. */
export default function BeijingPeriod({ label, from, to, closed = false, onChange }: BeijingPeriodProps) {
  return (
    <Understood>
      <DatePicker.RangePicker
        format={DAY_FORMATS}
        aria-label={label}
        allowEmpty={!closed}
        allowClear={!closed}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        placeholder={['开始日期', '结束日期']}
        onChange={(days) =>
          onChange({ from: days?.[0]?.format(DAY) ?? undefined, to: days?.[1]?.format(DAY) ?? undefined })
        }
      />
    </Understood>
  );
}
