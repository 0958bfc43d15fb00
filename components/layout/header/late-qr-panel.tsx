'use client';

import { useLateComponent } from '../../ui/use-late-component';
import type { QrPanelProps } from './qr-panel';

/**
 * The panel, shown once it is known that the visitor has not closed it. Phones have the layout's scripts in common with
 * desktops, and no panel: its code is none of theirs.
 */
export function LateQrPanel(props: QrPanelProps) {
  const QrPanel = useLateComponent(async () => (await import('./qr-panel')).QrPanel);
  return QrPanel && <QrPanel {...props} />;
}
