/** The size of a window in CSS pixels. */
export interface View {
  width: number;
  height: number;
}

/** Options to start an engine with. */
export interface Start {
  /** Whether the visitor prefers reduced motion, in engines that know this preference. */
  still?: boolean;
  /** Whose user agent the browser sends; a phone's by default. */
  device?: 'phone' | 'desktop';
}

/** A point of the screen in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** The browser's driver did not answer in time: the page hangs, or the driver lost it. */
export class Unanswered extends Error {}

/** One visitor's browser with one tab: what every engine can do. `tab.ts` finds elements and waits for them. */
export interface Browser {
  /** The version that the browser reports. */
  readonly version: string;
  /** Starts to load an address; does not wait for the page. */
  goTo(address: string): Promise<void>;
  resize(view: View): Promise<void>;
  /** Evaluates an expression in the page. @returns its value as JSON */
  evaluate(expression: string): Promise<unknown>;
  tap(at: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** A picture of the screen as PNG. */
  screenshot(): Promise<Buffer>;
  /** Uncaught errors and console errors since the last call; undefined when the driver reports none. */
  takeErrors(): string[] | undefined;
  close(): Promise<void>;
}
