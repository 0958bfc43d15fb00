import { setTimeout } from 'node:timers/promises';
import type { FetchedChromium } from '../packages';
import type { Browser, Point, Start, View } from './browser';
import { startProgram, temporaryFolder, written } from './process';
import { CommandSocket } from './socket';

const ARGUMENTS = [
  '--headless',
  '--disable-gpu',
  '--hide-scrollbars',
  '--mute-audio',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-dev-shm-usage',
  '--force-color-profile=srgb',
  '--lang=zh-CN',
  '--remote-debugging-port=0',
  '--host-resolver-rules=MAP *.localhost 127.0.0.1',
];

/** Two taps near each other within this time are a double tap, which sets no caret. */
const DOUBLE_TAP_MS = 500;

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** The user agent of a device with this version of Chromium. */
function userAgent(version: string, device: Start['device']): string {
  const [system, kind] =
    device === 'desktop' ? ['Windows NT 10.0; Win64; x64', ''] : ['Linux; Android 9; V1838A', ' Mobile'];
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}${kind} Safari/537.36`;
}

/**
 * Starts a Chromium of any age and drives it by the DevTools protocol, because libraries reject old versions.
 *
 * @param found the program, and a folder of libraries for machines that lack them
 */
export async function openChromium(
  { program, libraries }: FetchedChromium,
  { still, device }: Start = {},
): Promise<Browser> {
  const profile = temporaryFolder();
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const running = startProgram(
    program,
    [
      ...ARGUMENTS,
      ...sandbox,
      ...(still ? ['--force-prefers-reduced-motion'] : []),
      `--user-data-dir=${profile.path}`,
      'about:blank',
    ],
    {
      TZ: 'Asia/Shanghai',
      ...(libraries && { LD_LIBRARY_PATH: libraries }),
    },
  );
  const close = async () => {
    await running.stop();
    await profile.remove();
  };
  try {
    const address = new URL(await written(running, /DevTools listening on (ws:\S+)/));
    const socket = await CommandSocket.open(await firstPage(address.host));
    return await Chromium.on(socket, device, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function firstPage(host: string): Promise<string> {
  for (;;) {
    const pages = (await (await fetch(`http://${host}/json/list`)).json()) as {
      type: string;
      webSocketDebuggerUrl: string;
    }[];
    const page = pages.find(({ type }) => type === 'page');
    if (page) return page.webSocketDebuggerUrl;
  }
}

class Chromium implements Browser {
  #errors: string[] = [];
  #tapped = 0;

  private constructor(
    private readonly socket: CommandSocket,
    readonly version: string,
    private readonly end: () => Promise<void>,
  ) {
    socket.on((method, params) => this.#onEvent(method, params as never));
  }

  static async on(socket: CommandSocket, device: Start['device'], end: () => Promise<void>): Promise<Browser> {
    const { product } = await socket.send<{ product: string }>('Browser.getVersion');
    const version = product.split('/')[1] ?? product;
    const browser = new Chromium(socket, version, end);
    for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await socket.send(`${domain}.enable`);
    await socket.send('Network.setUserAgentOverride', {
      userAgent: userAgent(version, device),
      acceptLanguage: 'zh-CN,zh',
    });
    await socket.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });
    return browser;
  }

  async goTo(address: string): Promise<void> {
    const { errorText } = await this.socket.send<{ errorText?: string }>('Page.navigate', { url: address });
    if (errorText && errorText !== 'net::ERR_ABORTED') throw new Error(`${address}: ${errorText}`);
  }

  async resize({ width, height }: View): Promise<void> {
    await this.socket.send('Emulation.setDeviceMetricsOverride', {
      width,
      height,
      screenWidth: width,
      screenHeight: height,
      deviceScaleFactor: 1,
      mobile: true,
    });
  }

  async evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = await this.socket.send<Evaluated>('Runtime.evaluate', {
      expression,
      returnByValue: true,
      userGesture: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async tap(at: Point): Promise<void> {
    await setTimeout(this.#tapped + DOUBLE_TAP_MS - Date.now());
    await this.socket.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await this.socket.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    this.#tapped = Date.now();
  }

  async type(text: string): Promise<void> {
    try {
      await this.socket.send('Input.insertText', { text });
    } catch {
      // The oldest engine inserts text only by an editing command.
      await this.evaluate(`document.execCommand('insertText', false, ${JSON.stringify(text)})`);
    }
  }

  async press(key: 'Escape'): Promise<void> {
    const press = { key, code: key, windowsVirtualKeyCode: 27 };
    await this.socket.send('Input.dispatchKeyEvent', { type: 'keyDown', ...press });
    await this.socket.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.socket.send<{ data: string }>('Page.captureScreenshot', { format: 'png' });
    return Buffer.from(data, 'base64');
  }

  takeErrors(): string[] {
    const errors = this.#errors;
    this.#errors = [];
    return errors;
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.end();
  }

  #onEvent(method: string, params: EventParams): void {
    if (method === 'Runtime.exceptionThrown') {
      const { text, exception, url, lineNumber } = params.exceptionDetails;
      this.#errors.push(`${exception?.description?.split('\n')[0] ?? text} (${lastPart(url)}:${lineNumber + 1})`);
    }
    if (method === 'Runtime.consoleAPICalled' && params.type === 'error')
      this.#errors.push(params.args.map(({ value, description }) => value ?? description).join(' '));
    if (method === 'Log.entryAdded' && params.entry.level === 'error')
      this.#errors.push(`${params.entry.text} ${lastPart(params.entry.url)}`.trim());
  }
}

/** The fields of DevTools events that are read here; each event has some of them. */
interface EventParams {
  exceptionDetails: { text: string; url?: string; lineNumber: number; exception?: { description?: string } };
  type: string;
  args: readonly { value?: string; description?: string }[];
  entry: { level: string; text: string; url?: string };
}

function lastPart(url = ''): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
