/** How a page is shown. */
export interface View {
  width: number;
  height: number;
}

/** How an engine is started. */
export interface Start {
  /** Whether the visitor has asked for less motion, where an engine knows of that. */
  still?: boolean;
}

/** A place on the screen in CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** One visitor's browser with one tab: what every engine is asked to do. Waiting and finding are `tab.ts`. */
export interface Browser {
  /** Its version as it names itself. */
  readonly version: string;
  /** Leads the tab to an address; does not wait until the page is there. */
  goTo(address: string): Promise<void>;
  resize(view: View): Promise<void>;
  /** The value of an expression, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>;
  tap(at: Point): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Escape'): Promise<void>;
  /** What the screen shows, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Uncaught errors and errors on the console since the last call; undefined where the driver tells none. */
  takeErrors(): string[] | undefined;
  close(): Promise<void>;
}
