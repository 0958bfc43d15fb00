// Preloaded into a product whose pages are photographed: its time stands still.
import { MOMENT } from './moment.mjs';

const now = () => MOMENT;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, caller) => Reflect.construct(target, args.length === 0 ? [MOMENT] : args, caller),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
