declare module 'vitest/browser' {
  interface BrowserCommands {
    /** A key, or several at once, where the focus is: `Control+k`. */
    press(key: string): Promise<void>;
    type(text: string): Promise<void>;
    mouse(what: Pointing, x: number, y: number): Promise<void>;
    /** The button of the mouse, where it stands. */
    mouseButton(what: 'down' | 'up', options: { clickCount?: number }): Promise<void>;
    /** What one finger does on the screen. */
    touch(type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number): Promise<void>;
  }
}

export type Pointing = 'click' | 'dblclick' | 'move';
