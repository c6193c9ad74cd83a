declare module 'vitest/browser' {
  interface BrowserCommands {
    /** What a person does at a place of the app's document. */
    act(selector: string, what: Act, how: unknown[]): Promise<void>;
    /** A key, or several at once, where the focus is: `Control+k`. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
    mouse(what: 'click' | 'move', x: number, y: number): Promise<void>;
    /** The button of the mouse, where it stands. */
    mouseButton(what: 'down' | 'up'): Promise<void>;
  }
}

export type Act = 'click' | 'dblclick' | 'hover' | 'fill' | 'press' | 'check' | 'uncheck';
