import { faceText } from './clock-face.mjs';
import { one, targetOf } from './elements.mjs';
import { send } from './requests.mjs';
import { reporting } from './toast.mjs';

const CLOCK_PATH = '/dev/console/clock';

/**
 * Runs the clock's display, and its controls.
 *
 * @param {() => Promise<void>} onMoved resolves once the page shows the new time
 */
export function followClock(onMoved) {
  let base = Number(face().dataset.now) - performance.now();
  setInterval(() => {
    one('time', HTMLElement, face()).textContent = faceText(base + performance.now());
  }, 1_000);

  /** @param {{ to?: unknown, by?: number, reset?: true }} order */
  const move = (order) =>
    reporting(async () => {
      await send(CLOCK_PATH, order);
      await onMoved();
      base = Number(face().dataset.now) - performance.now();
      return order.reset ? '时钟已回到现在' : '时钟已移动，预览已重新载入';
    });

  const panel = one('#clock-panel', HTMLElement);
  panel.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) move({ to: new FormData(event.target).get('to') });
  });
  panel.addEventListener('click', (event) => {
    const { by, to, reset } = targetOf(event).dataset;
    if (by) move({ by: Number(by) });
    if (to) move({ to });
    if (reset !== undefined) move({ reset: true });
  });
}

function face() {
  return one('#clock', HTMLElement);
}
