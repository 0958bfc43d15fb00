import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readCalendarSearch } from '../calendar/search';
import { readDocumentSearch } from '../campaigns/search';
import { readCustomerSearch } from '../customers/search';
import { readFunnelSearch } from '../funnel/address';
import { readImportSearch } from '../imports/search';
import { readInboxSearch } from '../inbox/inbox-search';
import { listSearch } from '../list/search';
import { readOperatorsSearch } from '../operators/search';
import { readPagesSearch } from '../pages/search';
import { NotFound } from '../parts/not-found';
import { readBoardSearch, readWorkspaceSearch } from '../texts/text-search';
import { ENROL, Frame } from './frame';

const root = createRootRoute({ component: Frame, notFoundComponent: NotFound });

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: readInboxSearch,
  component: lazyRouteComponent(() => import('../inbox/inbox-screen'), 'InboxScreen'),
});

const all = createRoute({
  getParentRoute: () => root,
  path: '/operations',
  component: lazyRouteComponent(() => import('../operations/operation-list'), 'OperationList'),
});

const one = createRoute({
  getParentRoute: () => root,
  path: '/operations/$name',
  component: lazyRouteComponent(() => import('../operations/operation-screen'), 'OperationScreen'),
});

const texts = createRoute({
  getParentRoute: () => root,
  path: '/texts',
  validateSearch: readBoardSearch,
  component: lazyRouteComponent(() => import('../texts/board/board'), 'Board'),
});

const text = createRoute({
  getParentRoute: () => root,
  path: '/texts/$campaign',
  validateSearch: readWorkspaceSearch,
  component: lazyRouteComponent(() => import('../texts/workspace'), 'Workspace'),
});

const campaigns = createRoute({
  getParentRoute: () => root,
  path: '/campaigns',
  component: lazyRouteComponent(() => import('../campaigns/campaign-list'), 'CampaignList'),
});

const campaign = createRoute({
  getParentRoute: () => root,
  path: '/campaigns/$campaign',
  validateSearch: readDocumentSearch,
  component: lazyRouteComponent(() => import('../campaigns/document-screen'), 'DocumentScreen'),
});

const brand = createRoute({
  getParentRoute: () => root,
  path: '/brands/$brand',
  validateSearch: readDocumentSearch,
  component: lazyRouteComponent(() => import('../campaigns/document-screen'), 'DocumentScreen'),
});

const clause = createRoute({
  getParentRoute: () => root,
  path: '/clauses/$clause',
  validateSearch: readDocumentSearch,
  component: lazyRouteComponent(() => import('../campaigns/document-screen'), 'DocumentScreen'),
});

const experiments = createRoute({
  getParentRoute: () => root,
  path: '/experiments',
  validateSearch: listSearch('state'),
  component: lazyRouteComponent(() => import('../experiments/experiment-list'), 'ExperimentList'),
});

const experiment = createRoute({
  getParentRoute: () => root,
  path: '/experiments/$revision',
  component: lazyRouteComponent(() => import('../experiments/result-screen'), 'ResultScreen'),
});

const pages = createRoute({
  getParentRoute: () => root,
  path: '/pages',
  validateSearch: readPagesSearch,
  component: lazyRouteComponent(() => import('../pages/pages-screen'), 'PagesScreen'),
});

const calendar = createRoute({
  getParentRoute: () => root,
  path: '/calendar',
  validateSearch: readCalendarSearch,
  component: lazyRouteComponent(() => import('../calendar/calendar-screen'), 'CalendarScreen'),
});

const health = createRoute({
  getParentRoute: () => root,
  path: '/health',
  component: lazyRouteComponent(() => import('../health/health-screen'), 'HealthScreen'),
});

const rewards = createRoute({
  getParentRoute: () => root,
  path: '/rewards',
  validateSearch: listSearch('account', 'campaign', 'kind', 'brand', 'state', 'from', 'to'),
  component: lazyRouteComponent(() => import('../rewards/rewards-screen'), 'RewardsScreen'),
});

const imports = createRoute({
  getParentRoute: () => root,
  path: '/imports',
  validateSearch: readImportSearch,
  component: lazyRouteComponent(() => import('../imports/imports-screen'), 'ImportsScreen'),
});

const customers = createRoute({
  getParentRoute: () => root,
  path: '/customers',
  validateSearch: readCustomerSearch,
  component: lazyRouteComponent(() => import('../customers/customers-screen'), 'CustomersScreen'),
});

const account = createRoute({
  getParentRoute: () => root,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account-screen'), 'AccountScreen'),
});

const funnel = createRoute({
  getParentRoute: () => root,
  path: '/funnel',
  validateSearch: readFunnelSearch,
  component: lazyRouteComponent(() => import('../funnel/funnel-screen'), 'FunnelScreen'),
});

const hosts = createRoute({
  getParentRoute: () => root,
  path: '/hosts',
  validateSearch: listSearch('find', 'brand', 'state'),
  component: lazyRouteComponent(() => import('../hosts/hosts-screen'), 'HostsScreen'),
});

const operators = createRoute({
  getParentRoute: () => root,
  path: '/operators',
  validateSearch: readOperatorsSearch,
  component: lazyRouteComponent(() => import('../operators/operators-screen'), 'OperatorsScreen'),
});

const audit = createRoute({
  getParentRoute: () => root,
  path: '/audit',
  validateSearch: listSearch('by', 'act', 'person', 'outcome', 'from', 'to'),
  component: lazyRouteComponent(() => import('../audit/audit-screen'), 'AuditScreen'),
});

const enrol = createRoute({
  getParentRoute: () => root,
  path: ENROL,
  component: lazyRouteComponent(() => import('../sign-in/enrol'), 'Enrol'),
});

/** The addresses of the office. */
export const router = createRouter({
  routeTree: root.addChildren([
    inbox,
    all,
    one,
    texts,
    text,
    campaigns,
    campaign,
    brand,
    clause,
    experiments,
    experiment,
    pages,
    calendar,
    health,
    rewards,
    imports,
    customers,
    funnel,
    account,
    hosts,
    operators,
    audit,
    enrol,
  ]),
  defaultPreload: 'intent',
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
