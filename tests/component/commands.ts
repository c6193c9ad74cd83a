import type { PlaywrightBrowserProvider } from '@vitest/browser-playwright';
import type { Act } from '../../web/src/testing/commands.ts';

type Opened = ReturnType<PlaywrightBrowserProvider['getCommandsContext']>;

/** A test says that something cannot be done, not that a machine is slow. */
const patience = { timeout: 10_000 };

/** What the tests in the browser ask Playwright to do: web/src/testing/commands.ts says what each is for. */
export const commands = {
  async act({ iframe }: Opened, selector: string, what: Act, how: unknown[]): Promise<void> {
    const place = iframe.frameLocator('#app').locator(selector);
    const [text = ''] = how;
    const options = { ...patience, ...(typeof text === 'object' ? text : {}) };
    switch (what) {
      case 'fill':
      case 'press':
        await place[what](String(text), options);
        return;
      case 'click':
      case 'dblclick':
      case 'hover':
      case 'check':
      case 'uncheck':
        await place[what](options);
    }
  },
  press: ({ page }: Opened, key: string) => page.keyboard.press(key),
  type: ({ page }: Opened, text: string) => page.keyboard.type(text),
  mouse: ({ page }: Opened, what: 'click' | 'move', x: number, y: number) => page.mouse[what](x, y),
  mouseButton: ({ page }: Opened, what: 'down' | 'up') => page.mouse[what](),
};
