import { type WorkOrder, work } from '../../captcha/work';

self.onmessage = async ({ data }: MessageEvent<WorkOrder>) => {
  // Without an answer the page would wait forever.
  self.postMessage(await work(data).catch(() => null));
};
