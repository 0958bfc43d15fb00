import { Alert, Button, Flex, Popover, QRCode, Segmented, Select, Spin } from 'antd';
import { useState } from 'react';
import type { Choice } from '@/server/office/api';
import { PageFrame } from '../../parts/page-frame';
import styles from './preview-pane.module.css';

interface ShownPage {
  /** An address of the site; `undefined` until there is one. */
  address: string | undefined;
  /** Of the arm. */
  name?: string;
  /** Whether a narrow window leaves it out. */
  minor?: boolean;
}

interface PreviewPaneProps {
  /** Pages that show the text: one, or those of two arms beside each other. */
  pages: readonly ShownPage[];
  /** Whether the text is stored: only then can a phone open its page. */
  stored: boolean;
  /** Whether a newer address is on its way. */
  loading: boolean;
  /** Why there is no newer address. */
  note?: React.ReactNode;
  /** The brand whose page it is, and those to choose from if the text is for all of them. */
  brand: string;
  brands: readonly Choice[];
  onBrand: ((brand: string) => void) | undefined;
}

type Device = 'phone' | 'desktop' | 'both';

/** A text in the real page, as a phone and as a desktop show it; of arms two beside each other. */
export function PreviewPane({ pages, stored, loading, note, brand, brands, onBrand }: PreviewPaneProps) {
  const [device, setDevice] = useState<Device>('phone');
  const address = pages[0]?.address;
  return (
    <Flex vertical gap={10} component="section" aria-label="页面预览">
      <Flex wrap gap="8px 14px" align="center" style={{ minHeight: 32 }}>
        <Segmented<Device>
          size="small"
          aria-label="预览设备"
          value={device}
          options={[
            { value: 'phone', label: '手机' },
            { value: 'desktop', label: '电脑' },
            { value: 'both', label: '并排' },
          ]}
          onChange={setDevice}
        />
        {onBrand && (
          <Select
            size="small"
            aria-label="预览品牌"
            style={{ width: 150 }}
            value={brand}
            options={[...brands]}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={onBrand}
          />
        )}
        <PhoneCode address={stored ? address : undefined} />
        {stored && address && (
          <a href={address} target="_blank" rel="noreferrer" className="aside">
            新窗口打开
          </a>
        )}
        {loading && <Spin size="small" />}
      </Flex>
      {note}
      <div className={styles.pages}>
        {pages.map(({ minor, ...page }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a frame keeps its page until the next one has loaded.
          <Page key={index} {...page} device={device} minor={minor === true} />
        ))}
      </div>
    </Flex>
  );
}

function Page({ address, name = '', minor, device }: ShownPage & { device: Device }) {
  const frameOf = (shape: string) => address && `${address}&device=${shape}`;
  return (
    <div data-minor={minor || undefined}>
      {name && <h3>{name}</h3>}
      <div className={styles.frames} data-device={device}>
        {device !== 'desktop' && <PageFrame address={frameOf('phone')} shape="phone" title={`${name}手机页面`} />}
        {device !== 'phone' && <PageFrame address={frameOf('desktop')} shape="desktop" title={`${name}电脑页面`} />}
      </div>
    </div>
  );
}

function PhoneCode({ address }: { address: string | undefined }) {
  const content = address ? (
    <Flex vertical gap={6} align="center">
      <QRCode type="svg" value={address} size={200} bordered={false} errorLevel="L" />
      <p>用手机相机扫码</p>
    </Flex>
  ) : (
    <Alert type="info" title="存为草稿后，就能用手机扫码看。" />
  );
  return (
    <Popover trigger="click" placement="bottom" content={content}>
      <Button type="link">手机扫码</Button>
    </Popover>
  );
}
