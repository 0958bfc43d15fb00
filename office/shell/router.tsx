import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
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

/** The addresses of the office. */
export const router = createRouter({ routeTree: root.addChildren([all, one, account]), defaultPreload: 'intent' });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
