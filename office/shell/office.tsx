import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { App, ConfigProvider } from 'antd';
import zhCN from 'antd/locale/zh_CN';
import { CallError } from '../api/call';
import { otherTabs, sessionQuery } from '../api/session';
import { STYLE_NONCE } from '../document/style-nonce';
import { THEME } from '../theme/theme';
import { router } from './router';

const queries = new QueryClient({
  defaultOptions: {
    queries: { retry: (count, error) => count < 2 && error instanceof CallError && error.problem.code === 'offline' },
    // A change without network fails at once. It must not run later, when the operator no longer expects it.
    mutations: { networkMode: 'always' },
  },
});

otherTabs.addEventListener('message', () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }));

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
