// Preloaded into the product under test: stops its clock at TIMESTAMP.
import { TIMESTAMP } from './timestamp.mjs';

const now = () => TIMESTAMP;

globalThis.Date = new Proxy(Date, {
  construct: (target, args, caller) => Reflect.construct(target, args.length === 0 ? [TIMESTAMP] : args, caller),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
