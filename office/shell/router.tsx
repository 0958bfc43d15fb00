import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readSearch } from '../funnel/address';
import { NotFound } from '../parts/not-found';
import { Frame } from './frame';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });

const all = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../operations/operation-list'), 'OperationList'),
});

const one = createRoute({
  getParentRoute: () => root,
  path: '/operations/$name',
  component: lazyRouteComponent(() => import('../operations/operation-screen'), 'OperationScreen'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account-screen'), 'AccountScreen'),
});

const funnel = createRoute({
  getParentRoute: () => root,
  path: '/funnel',
  validateSearch: readSearch,
  component: lazyRouteComponent(() => import('../funnel/funnel-screen'), 'FunnelScreen'),
});

/** The addresses of the office. */
export const router = createRouter({
  routeTree: root.addChildren([all, one, account, funnel]),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
