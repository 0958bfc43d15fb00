import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Alert, Flex } from 'antd';
import { timeText } from '@/server/operations/common/formats';
import { operationsQuery } from '../api/operations';
import { campaignsQuery } from '../calendar/queries';
import { gridOf } from '../layout/columns';
import styles from './home.module.css';
import { Section } from './section';
import { tasksOf } from './tasks';

/** How many running campaigns are listed; the calendar has them all. */
const LISTED = 8;

/** What the operator can do here. */
export function Tasks() {
  const { data: offered } = useQuery(operationsQuery);
  return (
    <Section later id="home-tasks" title="你可以做的">
      <ul style={gridOf(230, 12)}>
        {tasksOf(offered).map(({ to, title, text }) => (
          <li key={title}>
            <Link to={to} className={styles.task}>
              <Flex vertical gap={4} className="panel padded">
                <b>{title}</b>
                <span className="soft">{text}</span>
              </Flex>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Which campaigns run. */
export function Running() {
  const { data } = useQuery(campaignsQuery);
  const running = (data?.campaigns ?? []).filter(({ status }) => status === 'running');
  // Those without an end, which sort as the latest, last.
  const byEnd = [...running].sort((one, other) => (one.ends ?? '9').localeCompare(other.ends ?? '9'));
  return (
    <Section later id="home-running" title={<>进行中的活动 {data && running.length}</>}>
      {data?.paused && <Alert type="warning" showIcon title={`全部玩法已暂停：${data.paused.reason}`} />}
      {data && running.length === 0 && <p className="soft">现在没有进行中的活动。</p>}
      <Flex vertical component="ul" className="panel rows">
        {byEnd.slice(0, LISTED).map(({ campaign, title, ends }) => (
          <Flex wrap gap="2px 16px" justify="space-between" component="li" key={campaign}>
            <span>{title}</span>
            <span className="soft">{ends ? `${timeText(ends)} 结束` : '没有结束时间'}</span>
          </Flex>
        ))}
      </Flex>
      <Link to="/calendar">看活动日历</Link>
    </Section>
  );
}
