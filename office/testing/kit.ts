/** Adds what the kit needs and jsdom lacks: a layout, and channels, by which the kit waits for a frame. Call it before each test. */
export function setUpKit(): void {
  window.MessageChannel = class {
    port1 = {} as MessagePort;
    port2 = {
      postMessage: () => setTimeout(() => this.port1.onmessage?.({} as MessageEvent)),
    } as unknown as MessagePort;
  };
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
