import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { limit } from '@/scripts/lib/limit.mjs';
import { freePort } from '@/scripts/lib/ports.mjs';
import { type Browser, type Point, type Start, Unanswered, type View } from './browser';
import { startProgram, temporaryFolder, written } from './process';

const USER_AGENTS = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Mobile/15E148 Safari/604.1',
  desktop:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15',
};

/** Without this style the tool bar makes the window wider than a phone. */
const NARROW_TOOL_BAR = '* { min-width: 0; padding: 0; margin: 0; border-width: 0 }';

/** The setting by which WebKitGTK reports that the visitor prefers reduced motion. */
const NO_ANIMATIONS = '[Settings]\ngtk-enable-animations=0\n';

/** Units after which a script is sent again, because the driver never answers a script of a page that it is leaving. */
const SENT_AGAIN = 10;

const ESCAPE = '\uE00C';

export interface WebKitPrograms {
  driver: string;
  browser: string;
  display: string;
}

/** Starts WebKitGTK's MiniBrowser on a virtual display and drives it by WebDriver. */
export async function openWebKit(
  { driver, browser, display }: WebKitPrograms,
  { still, device = 'phone' }: Start = {},
): Promise<Browser> {
  const folder = temporaryFolder();
  const style = join(folder.path, 'gtk-3.0');
  mkdirSync(style);
  writeFileSync(join(style, 'gtk.css'), NARROW_TOOL_BAR);
  if (still) writeFileSync(join(style, 'settings.ini'), NO_ANIMATIONS);
  const screen = startProgram(display, ['-displayfd', '1', '-screen', '0', '1280x1600x24', '-nolisten', 'tcp']);
  const close: (() => Promise<void>)[] = [screen.stop, folder.remove];
  const closeAll = async () => {
    for (const end of close) await end();
  };
  try {
    const number = await written(screen, /^(\d+)\s*$/m);
    const port = await freePort();
    const service = startProgram(driver, [`--port=${port}`], {
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: folder.path,
      XDG_CACHE_HOME: folder.path,
      XDG_DATA_HOME: folder.path,
      TZ: 'Asia/Shanghai',
      LANG: 'zh_CN.UTF-8',
      GDK_BACKEND: 'x11',
      // Otherwise it draws seconds late without a graphics card.
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    });
    close.unshift(service.stop);
    const address = `http://127.0.0.1:${port}`;
    await answering(address);
    return await WebKit.start(address, browser, USER_AGENTS[device], closeAll);
  } catch (error) {
    await closeAll();
    throw error;
  }
}

async function answering(address: string): Promise<void> {
  const deadline = Date.now() + limit();
  while (Date.now() < deadline) {
    if (await fetch(`${address}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('WebKitWebDriver did not start.');
}

class WebKit implements Browser {
  private constructor(
    private readonly session: string,
    readonly version: string,
    private readonly end: () => Promise<void>,
  ) {}

  static async start(address: string, binary: string, userAgent: string, end: () => Promise<void>): Promise<Browser> {
    const args = ['--automation', `--user-agent=${userAgent}`];
    const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
      'POST',
      `${address}/session`,
      {
        capabilities: {
          alwaysMatch: {
            // Otherwise a command gets no answer until the page has loaded: with `eager` too, once its document is parsed.
            pageLoadStrategy: 'none',
            'webkitgtk:browserOptions': { binary, args },
          },
        },
      },
    );
    return new WebKit(`${address}/session/${sessionId}`, capabilities.browserVersion, end);
  }

  async goTo(url: string): Promise<void> {
    await call('POST', `${this.session}/url`, { url });
  }

  async resize({ width, height }: View): Promise<void> {
    await call('POST', `${this.session}/window/rect`, { width, height });
    const [innerWidth, innerHeight] = (await this.evaluate('[innerWidth, innerHeight]')) as [number, number];
    if (innerWidth === width && innerHeight === height) return;
    await call('POST', `${this.session}/window/rect`, { width, height: 2 * height - innerHeight });
  }

  async evaluate(expression: string): Promise<unknown> {
    const script = { script: `return (${expression})`, args: [] };
    const deadline = Date.now() + limit();
    for (;;) {
      try {
        return await call('POST', `${this.session}/execute/sync`, script, limit(SENT_AGAIN));
      } catch (error) {
        if (!isLate(error) || Date.now() > deadline) throw error;
      }
    }
  }

  async tap({ x, y }: Point): Promise<void> {
    await this.#act({
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async type(text: string): Promise<void> {
    const element = await call<Record<string, string>>('GET', `${this.session}/element/active`);
    await call('POST', `${this.session}/element/${Object.values(element)[0]}/value`, { text });
  }

  async press(_key: 'Escape'): Promise<void> {
    await this.#act({
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value: ESCAPE },
        { type: 'keyUp', value: ESCAPE },
      ],
    });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await call<string>('GET', `${this.session}/screenshot`), 'base64');
  }

  takeErrors(): undefined {}

  async close(): Promise<void> {
    await call('DELETE', this.session).catch(() => undefined);
    await this.end();
  }

  async #act(source: Readonly<Record<string, unknown>>): Promise<void> {
    await call('POST', `${this.session}/actions`, { actions: [source] });
  }
}

/** Whether the driver runs, but did not answer in time. */
function isLate(error: unknown): boolean {
  return error instanceof Unanswered && (error.cause as Error).name === 'TimeoutError';
}

async function call<Value = unknown>(
  method: string,
  address: string,
  body?: unknown,
  patience = limit(),
): Promise<Value> {
  const answer = await fetch(address, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((cause) => {
    const command = `${method} ${new URL(address).pathname.split('/').slice(3).join('/')}`;
    throw new Unanswered(
      `WebKitGTK's driver did not answer ${command} within ${patience / 1_000} s: ${cause.message}`,
      { cause },
    );
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
