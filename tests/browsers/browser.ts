/** What the smoke tests ask of a browser; expressions are JavaScript that the page evaluates. */
export type Browser = {
  open(url: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  press(key: 'ArrowRight' | 'Escape' | 'Shift'): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Gives the errors of pages and console, where the driver tells them. */
  close(): Promise<string[]>;
};
