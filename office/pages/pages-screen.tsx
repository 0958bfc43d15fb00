import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { App, Button, Empty, Flex, Pagination, Segmented, Skeleton, Tabs } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { DEVICE_IDS, type PreviewPlace } from '@/server/office/tools-api';
import { useNames } from '../answer/names';
import { sessionQuery } from '../api/session';
import { Columns } from '../layout/columns';
import { Fault } from '../parts/fault';
import { Screen } from '../parts/screen';
import { Choices } from './choices';
import { DEVICES } from './devices';
import { createFrameQueue } from './frame-queue';
import { PageList } from './page-list';
import styles from './pages-screen.module.css';
import { framesQuery, type OriginRow, type PageRow, pagesQuery, setUpQuery } from './queries';
import { chosenOf, type PagesSearch, readPagesSearch, withChoice } from './search';
import { TileCard } from './tile-card';
import { AT_A_TIME, tilesOf } from './tiles';
import { AccountPanel, type Visitor } from './tools/account-panel';
import { ClockFace } from './tools/clock-face';
import { ClockPanel } from './tools/clock-panel';
import { LivePanel } from './tools/live-panel';

const CALLS: Readonly<Record<string, string>> = { login: '登录', register: '开户', goTrade: '去交易' };
const PREVIEW = /^http:\/\/[a-z0-9.-]+\.localhost:\d+$/;

/** As the device previews of the development set-up know it. */
const FORGET_PATH = '/preview/forget';

interface NewVisitorProps {
  /** Origins of previews. */
  origins: readonly string[];
  onDone: () => void;
}

/** Frames that load at once, and milliseconds after which a slow one no longer blocks the others. */
const LOADING = 3;
const PATIENCE = 15_000;
const MEDIUM = 'm';

/** Every page of every brand on every device, with any revision or arm, side by side. */
export function PagesScreen() {
  const search = useSearch({ from: '/pages' });
  const navigate = useNavigate({ from: '/pages' });
  const session = useQuery(sessionQuery);
  const development = session.data?.seeded !== undefined;
  const list = useQuery(pagesQuery);
  const setUp = useQuery({ ...setUpQuery, enabled: development });
  const places = usePlaces(list.data?.origins, setUp.data?.places, development);
  const chosen = chosenOf(search, places[1]?.value ?? '');
  const pages = list.data?.pages ?? [];
  const shownPages = pages.filter(({ path }) => chosen.pages.includes(path));
  const campaigns = [...new Set(shownPages.flatMap(({ campaign }) => campaign ?? []))].sort();
  const frames = useQuery({ ...framesQuery(campaigns), enabled: list.data !== undefined });
  const queue = useMemo(() => createFrameQueue(LOADING, PATIENCE), []);
  const [reloads, setReloads] = useState(0);
  const [visitor, setVisitor] = useState<Visitor>();
  const [forgetting, setForgetting] = useState<readonly string[]>([]);
  const { message } = App.useApp();
  useAppCalls();
  const error = list.error ?? setUp.error ?? frames.error;
  if (!list.data || !frames.data || (development && !setUp.data))
    return error ? <Fault error={error} /> : <Skeleton active paragraph={{ rows: 12 }} />;

  const choose = (changed: PagesSearch) => navigate({ search: withChoice(search, changed), replace: true });
  const reloadAll = () => setReloads((count) => count + 1);
  const ports = setUp.data?.ports;
  const tiles = tilesOf(chosen, search.query ?? '', { pages, places, frames: frames.data, ports });
  const part = Math.min(search.part ?? 1, Math.max(1, Math.ceil(tiles.length / AT_A_TIME)));
  const shown = tiles.slice((part - 1) * AT_A_TIME, part * AT_A_TIME);
  const pageList = <PageList pages={pages} chosen={chosen.pages} onChange={(next) => choose({ page: next.join() })} />;
  const copy = async () => {
    await navigator.clipboard.writeText(window.location.href);
    message.success('已复制本页地址，带着现在的选择');
  };
  return (
    <Screen
      title="页面目录"
      beside={development && <ClockFace />}
      actions={
        <>
          <Segmented
            aria-label="预览大小"
            value={search.size ?? MEDIUM}
            options={[
              { value: 's', label: '小' },
              { value: MEDIUM, label: '中' },
              { value: 'l', label: '大' },
            ]}
            onChange={(size) => navigate({ search: readPagesSearch({ ...search, size }), replace: true })}
          />
          <Button onClick={copy}>复制链接</Button>
          <Button onClick={reloadAll}>全部刷新</Button>
          {development && (
            <Button
              title="清空各预览的登录、设备标识与其他存储"
              onClick={() => setForgetting([...new Set(tiles.map(({ frame }) => new URL(frame).origin))])}
            >
              新访客
            </Button>
          )}
        </>
      }
    >
      {forgetting.length > 0 && (
        <NewVisitor
          origins={forgetting}
          onDone={() => {
            setForgetting([]);
            setVisitor(undefined);
            reloadAll();
            message.success('各预览已是新访客');
          }}
        />
      )}
      <Columns widths="280px minmax(0, 1fr)" gap={14}>
        <div className={`panel ${styles.side}`}>
          {development ? (
            <Tabs
              size="small"
              items={[
                { key: 'pages', label: '页面', children: pageList },
                {
                  key: 'clock',
                  label: '时钟',
                  children: <ClockPanel pages={onePerCampaign(shownPages)} onMoved={reloadAll} />,
                },
                {
                  key: 'account',
                  label: '账户',
                  children: (
                    <AccountPanel
                      visitor={visitor}
                      links={setUp.data?.links ?? []}
                      onVisitor={setVisitor}
                      onChanged={reloadAll}
                    />
                  ),
                },
                { key: 'live', label: '动态', children: <LivePanel pages={pages} />, destroyOnHidden: true },
              ]}
            />
          ) : (
            pageList
          )}
        </div>
        <Flex vertical gap={14}>
          <Choices
            chosen={chosen}
            query={search.query ?? ''}
            places={places}
            devices={DEVICE_IDS.filter((id) => development || DEVICES[id].layout !== undefined)}
            frames={frames.data}
            onChange={choose}
          />
          <Flex wrap gap={14} align="flex-start" component="section" aria-label={`${tiles.length} 个预览`}>
            {shown.map((tile) => (
              <TileCard
                key={`${reloads} ${tile.key}`}
                tile={tile}
                queue={queue}
                size={search.size ?? MEDIUM}
                usable={development}
                session={visitor?.token}
              />
            ))}
          </Flex>
          {tiles.length === 0 && <Empty description="页面、品牌、内容与设备各选至少一项" />}
          <Pagination
            size="small"
            hideOnSinglePage
            showSizeChanger={false}
            current={part}
            pageSize={AT_A_TIME}
            total={tiles.length}
            showTotal={(total) => `${total} 个预览`}
            onChange={(next) => choose({ part: next })}
          />
          <Differences development={development} />
        </Flex>
      </Columns>
    </Screen>
  );
}

/** The places of the development set-up, or else every brand at its own host. */
function usePlaces(
  origins: readonly OriginRow[] | undefined,
  local: readonly PreviewPlace[] | undefined,
  development: boolean,
): readonly PreviewPlace[] {
  const { brand: names } = useNames();
  if (development) return local ?? [];
  return (origins ?? []).map(({ brand, origin }) => ({
    value: brand,
    name: names.get(brand) ?? brand,
    brands: [brand],
    local: '',
    origin,
    phone: origin,
  }));
}

function onePerCampaign(pages: readonly PageRow[]): PageRow[] {
  const own = pages.filter(({ kind }) => kind === 'campaign');
  return own.filter((page, place) => own.findIndex(({ campaign }) => campaign === page.campaign) === place);
}

function Differences({ development }: { development: boolean }) {
  return (
    <details className={`soft ${styles.notes}`}>
      <summary>预览与真机的差别</summary>
      <ul>
        <li>画面由当前浏览器绘制：没有 Safari 的字体渲染、安全区、地址栏伸缩与软键盘；指针是鼠标。</li>
        {development ? (
          <>
            <li>请求与页面脚本读到的 User-Agent 都是该设备的，所以版式、品牌、下载与微信引导和真机一致。</li>
            <li>预览就是一次真实访问：会记事件，能开户、登录、入金；各设备的本地存储互不影响。</li>
            <li>App 预览里的登录、开户、去交易由替身接住，在本页提示“App 收到”。</li>
            <li>推广域名下没有收银台、邀请页与客服页，走这些流程请用品牌自己的本机域名。</li>
          </>
        ) : (
          <>
            <li>服务器按所选设备给出版式与品牌；页面脚本读到的仍是当前浏览器，所以微信里的下载引导请用真机看。</li>
            <li>预览不记事件、不计访问，表单不能提交；要走完流程请点“打开”或用真机。</li>
          </>
        )}
      </ul>
    </details>
  );
}

/** Clears the storage of previews, each by a page of its own origin. */
function NewVisitor({ origins, onDone }: NewVisitorProps) {
  const [left, setLeft] = useState(origins.length);
  const loaded = () => {
    setLeft(left - 1);
    if (left === 1) onDone();
  };
  return origins.map((origin) => (
    <iframe
      key={origin}
      title="新访客"
      src={origin + FORGET_PATH}
      sandbox="allow-scripts allow-same-origin"
      hidden
      onLoad={loaded}
    />
  ));
}

/** Says what a preview asks of the app whose web view it imitates. */
function useAppCalls(): void {
  const { message } = App.useApp();
  useEffect(() => {
    const say = ({ data, origin }: MessageEvent) => {
      const asked = CALLS[String(data?.app)];
      if (asked && PREVIEW.test(origin)) message.info(`App 收到：${asked}`);
    };
    window.addEventListener('message', say);
    return () => window.removeEventListener('message', say);
  }, [message]);
}
