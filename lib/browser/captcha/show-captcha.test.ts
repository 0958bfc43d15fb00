import { showCaptcha } from './show-captcha';

const SETTING = { script: 'https://captcha.example/a.js', global: 'TestCaptcha', appId: 'app-1' };

type Done = (answer: object) => void;
const globals = window as unknown as Record<string, unknown>;

/** A captcha that gives this answer as soon as it is shown. */
function captchaAnswering(answer: object) {
  const made: string[] = [];
  globals.TestCaptcha = class {
    constructor(
      appId: string,
      private readonly done: Done,
    ) {
      made.push(appId);
    }
    show() {
      this.done(answer);
    }
  };
  return made;
}

const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${SETTING.script}"]`);

test('loads the script once and returns its answer as the proof', async () => {
  const shown = showCaptcha(SETTING);
  const made = captchaAnswering({ ret: 0, ticket: 't', randstr: 'r' });
  script()?.dispatchEvent(new Event('load'));
  expect(await shown).toEqual({ ticket: 't', randstr: 'r' });
  script()?.remove();
  await showCaptcha(SETTING);
  expect(made).toEqual(['app-1', 'app-1']);
  expect(script()).toBeNull();
});

test.each([[{ ret: 2 }], [{ ret: 0 }]])('rejects the answer %j', async (answer) => {
  captchaAnswering(answer);
  await expect(showCaptcha(SETTING)).rejects.toThrow('安全验证未完成，请重试');
});

test('reports a script that fails to load, and loads it again next time', async () => {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const shown = showCaptcha(SETTING);
    expect(script()).not.toBeNull();
    script()?.dispatchEvent(new Event('error'));
    await expect(shown).rejects.toThrow('安全验证加载失败，请检查网络后重试');
    expect(script()).toBeNull();
  }
});

test('reports a script that defines nothing or throws', async () => {
  const shown = showCaptcha(SETTING);
  script()?.dispatchEvent(new Event('load'));
  await expect(shown).rejects.toThrow('安全验证加载失败，请稍后重试');
  globals.TestCaptcha = class {
    show() {
      throw new Error('broken');
    }
  };
  await expect(showCaptcha(SETTING)).rejects.toThrow('安全验证加载失败，请稍后重试');
});

test('stops when the caller aborts', async () => {
  globals.TestCaptcha = class {
    show() {}
  };
  const controller = new AbortController();
  const shown = showCaptcha(SETTING, controller.signal);
  setTimeout(() => controller.abort(new Error('left')));
  await expect(shown).rejects.toThrow('left');
});
