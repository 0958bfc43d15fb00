import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Point, Start, View } from './browser';
import { startProgram, temporaryFolder, written } from './process';
import { CommandSocket } from './socket';

const ESCAPE = '\uE00C';

/** Preferences for the user agent of a device with this version, and for no connections besides the page's. */
function preferences(version: string, { still, device }: Start): string {
  const system = device === 'desktop' ? 'Windows NT 10.0; Win64; x64' : 'Android 13; Mobile';
  const values = {
    'general.useragent.override': `Mozilla/5.0 (${system}; rv:${version}) Gecko/${version} Firefox/${version}`,
    'intl.accept_languages': 'zh-CN, zh',
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'app.update.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': '',
    'browser.safebrowsing.update.enabled': false,
    'ui.useOverlayScrollbars': 1,
    'ui.prefersReducedMotion': still ? 1 : 0,
    'remote.active-protocols': 1,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

/** Starts a headless Firefox and drives it by WebDriver BiDi, for which it needs no geckodriver. */
export async function openFirefox(program: string, start: Start = {}): Promise<Browser> {
  const version = await versionOf(program);
  const profile = temporaryFolder();
  writeFileSync(join(profile.path, 'user.js'), preferences(version, start));
  const running = startProgram(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile.path, 'about:blank'],
    { TZ: 'Asia/Shanghai', MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
  );
  const close = async () => {
    await running.stop();
    await profile.remove();
  };
  try {
    const address = await written(running, /WebDriver BiDi listening on (ws:\S+)/);
    return await Firefox.on(await CommandSocket.open(`${address}/session`), close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function versionOf(program: string): Promise<string> {
  const asked = startProgram(program, ['--version']);
  return written(asked, /Firefox (\d+)\.\d[^\n]*\n/).then((major) => `${major}.0`);
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

class Firefox implements Browser {
  #errors: string[] = [];

  private constructor(
    private readonly socket: CommandSocket,
    private readonly context: string,
    readonly version: string,
    private readonly end: () => Promise<void>,
  ) {
    socket.on((method, params) => {
      if (method === 'log.entryAdded' && params.level === 'error') this.#errors.push(String(params.text));
    });
  }

  static async on(socket: CommandSocket, end: () => Promise<void>): Promise<Browser> {
    const { capabilities } = await socket.send<{ capabilities: { browserVersion: string } }>('session.new', {
      capabilities: {},
    });
    const { contexts } = await socket.send<{ contexts: readonly { context: string }[] }>('browsingContext.getTree');
    const context = contexts[0]?.context;
    if (context === undefined) throw new Error('Firefox has no tab.');
    await socket.send('session.subscribe', { events: ['log.entryAdded'] });
    return new Firefox(socket, context, capabilities.browserVersion, end);
  }

  async goTo(url: string): Promise<void> {
    await this.socket.send('browsingContext.navigate', { context: this.context, url, wait: 'none' });
  }

  async resize({ width, height }: View): Promise<void> {
    await this.socket.send('browsingContext.setViewport', { context: this.context, viewport: { width, height } });
  }

  async evaluate(expression: string): Promise<unknown> {
    const answer = await this.socket.send<Evaluated>('script.evaluate', {
      // BiDi serializes values in its own format.
      expression: `JSON.stringify([${expression}])`,
      target: { context: this.context },
      awaitPromise: false,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value ?? '[]')[0];
  }

  async tap({ x, y }: Point): Promise<void> {
    await this.#act({
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: 'touch' },
      actions: [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  async press(_key: 'Escape'): Promise<void> {
    await this.type(ESCAPE);
  }

  async screenshot(): Promise<Buffer> {
    const { data } = await this.socket.send<{ data: string }>('browsingContext.captureScreenshot', {
      context: this.context,
    });
    return Buffer.from(data, 'base64');
  }

  takeErrors(): string[] {
    const errors = this.#errors;
    this.#errors = [];
    return errors;
  }

  async close(): Promise<void> {
    await this.socket.send('browser.close').catch(() => undefined);
    this.socket.close();
    await this.end();
  }

  async #act(source: Readonly<Record<string, unknown>>): Promise<void> {
    await this.socket.send('input.performActions', { context: this.context, actions: [source] });
  }
}
