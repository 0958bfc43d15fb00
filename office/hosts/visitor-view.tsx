import { useQuery } from '@tanstack/react-query';
import { Flex, Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { LANDING_PATH } from '@/lib/site';
import { useNames } from '../answer/names';
import { Fault } from '../parts/fault';
import { PageFrame } from '../parts/page-frame';
import { draftPreviewQuery } from '../texts/text-queries';
import styles from './visitor-view.module.css';

const TITLES = { phone: '手机页面', desktop: '电脑页面' } as const;

interface VisitorViewProps {
  brand: string | undefined;
  /** Other brands on iOS and on desktops. */
  ios: string | undefined;
  desktop: string | undefined;
}

/** The landing page as it looks on a host that shows these brands. */
export function VisitorView({ brand, ios, desktop }: VisitorViewProps) {
  const [chosen, setChosen] = useState('phone');
  const names = useNames();
  if (brand === undefined) return <p className="vacant">选好品牌后，这里显示访客看到的页面。</p>;
  const views = [
    { value: 'phone', label: ios ? '安卓手机' : '手机', shown: brand, device: 'phone' as const },
    ...(ios ? [{ value: 'ios', label: 'iPhone', shown: ios, device: 'phone' as const }] : []),
    { value: 'desktop', label: '电脑', shown: desktop ?? brand, device: 'desktop' as const },
  ];
  const view = views.find(({ value }) => value === chosen) ?? views[0];
  if (!view) return null;
  return (
    <section className={styles.view} aria-label="访客看到的页面">
      <Flex wrap gap="8px 14px" align="center" justify="space-between" className={styles.head ?? ''}>
        <h3 className={styles.title}>访客会看到：{names.brand.get(view.shown) ?? view.shown}</h3>
        <Segmented
          size="small"
          aria-label="设备"
          value={view.value}
          options={views.map(({ value, label }) => ({ value, label }))}
          onChange={setChosen}
        />
      </Flex>
      <Page brand={view.shown} device={view.device} />
    </section>
  );
}

function Page({ brand, device }: { brand: string; device: 'phone' | 'desktop' }) {
  // The text that visitors see now.
  const { data, error } = useQuery(draftPreviewQuery(LANDING_PATH.slice(1), brand, '{}'));
  if (error) return <Fault error={error} />;
  if (!data) return <Skeleton active />;
  return <PageFrame address={`${data}&device=${device}`} shape={device} title={TITLES[device]} />;
}
