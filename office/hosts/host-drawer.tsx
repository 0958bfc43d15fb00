import { useQuery } from '@tanstack/react-query';
import { Drawer } from 'antd';
import { useState } from 'react';
import type { RowOf } from '@/server/operations/words';
import { findOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import type { Values } from '../fields/input-of';
import { OperationForm } from '../operations/operation-form';
import styles from './host-drawer.module.css';
import { VisitorView } from './visitor-view';

const ADD = 'hosts add';

interface HostDrawerProps {
  /** The host to change; a new one without it. */
  host: RowOf<'found_hosts'> | undefined;
  onDone: () => void;
  onClose: () => void;
}

/** What a host shows, with the page that its visitors will see. */
export function HostDrawer({ host, onDone, onClose }: HostDrawerProps) {
  const { data } = useQuery(operationsQuery);
  const [open, setOpen] = useState(true);
  // A removed host has nothing to change.
  const initial = host && host.state !== 'removed' ? valuesOf(host) : undefined;
  const [values, setValues] = useState<Values>(initial ?? {});
  const operation = findOffered(data, ADD);
  if (!operation || !data) return null;
  const brandIn = (name: string) => (values[name] as string | undefined) || undefined;
  return (
    <Drawer
      open={open}
      title={host ? `更改 ${host.host}` : '添加域名'}
      size={1080}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (!shown) onClose();
      }}
    >
      <div className={styles.columns}>
        <div>
          {!host && <p className={styles.note}>域名要先解析到我们的服务器；证书会自动申请，约需一分钟。</p>}
          <OperationForm
            narrow
            operation={operation}
            campaigns={data.campaigns}
            brands={data.brands}
            {...(initial && { initial })}
            {...(host && { given: { host: host.host } })}
            onValues={setValues}
            onDone={onDone}
            onCancel={() => setOpen(false)}
          />
        </div>
        <VisitorView brand={brandIn('brand')} ios={brandIn('ios')} desktop={brandIn('desktop')} />
      </div>
    </Drawer>
  );
}

/** The values of the form for what a host shows now. */
function valuesOf({ canonical, verification, adsOff, abroad, ...row }: RowOf<'found_hosts'>): Values {
  const names = ['brand', 'ios', 'desktop', 'package', 'downloads', 'store'] as const;
  const [proof] = verification;
  return {
    ...Object.fromEntries(names.flatMap((name) => (row[name] === null ? [] : [[name, row[name]]]))),
    ...(canonical !== null && { canonical }),
    ...(adsOff.length > 0 && { 'ads-off': adsOff.join(',') }),
    ...(abroad !== null && { abroad: true }),
    ...(proof !== undefined && { verification: proof }),
  };
}
