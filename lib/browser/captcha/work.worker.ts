import { type WorkOrder, work } from '../../captcha/work';

self.onmessage = async ({ data }: MessageEvent<WorkOrder>) => {
  // No answer would leave the page waiting.
  self.postMessage(await work(data).catch(() => null));
};
