'use client';

import { useLateComponent } from '../../ui/use-late-component';
import type { QrPanelProps } from './qr-panel';

/**
 * The panel, shown once it is known that the visitor has not closed it. Phones and desktops share the layout's scripts,
 * but phones have no panel, so its code is loaded separately.
 */
export function LateQrPanel(props: QrPanelProps) {
  const QrPanel = useLateComponent(async () => (await import('./qr-panel')).QrPanel);
  return QrPanel && <QrPanel {...props} />;
}
