import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { STYLE_NONCE } from '../document/style-nonce';
import { THEME } from '../theme/theme';
import { queries } from './queries';
import { router } from './router';

/** The whole application. */
export function Office() {
  return (
    <ConfigProvider locale={zhCN} theme={THEME} csp={{ nonce: STYLE_NONCE }} button={{ autoInsertSpace: false }}>
      <QueryClientProvider client={queries}>
        <App component={false}>
          <RouterProvider router={router} />
        </App>
      </QueryClientProvider>
    </ConfigProvider>
  );
}
