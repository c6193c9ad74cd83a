import type { PlaywrightBrowserProvider } from '@vitest/browser-playwright';
import type { Pointing } from '../../web/src/testing/commands.ts';

type Opened = ReturnType<PlaywrightBrowserProvider['getCommandsContext']>;

/** What the tests in the browser ask Playwright to do: web/src/testing/commands.ts says what each is for. */
export const commands = {
  press: ({ page }: Opened, key: string) => page.keyboard.press(key),
  type: ({ page }: Opened, text: string) => page.keyboard.type(text),
  mouse: ({ page }: Opened, what: Pointing, x: number, y: number) => page.mouse[what](x, y),
  mouseButton: ({ page }: Opened, what: 'down' | 'up', options: { clickCount?: number }) =>
    page.mouse[what](options),
  touch: async (opened: Opened, type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) => {
    const finger = await fingerOn(opened);
    const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
    await finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  },
};

/** One session of the browser for each page: a touch ends with its session. */
const fingers = new WeakMap<Opened['page'], ReturnType<Opened['context']['newCDPSession']>>();

function fingerOn({ page, context }: Opened) {
  const known = fingers.get(page) ?? context.newCDPSession(page);
  fingers.set(page, known);
  return known;
}
