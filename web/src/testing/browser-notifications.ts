import type { AppWindow } from './app-frame.ts';

type BrowserNotifications = {
  /** For `prepare`. */
  installIn: (opened: AppWindow) => void;
  /** The titles of what was shown, over all documents. */
  shown: readonly string[];
  /** How often the person was asked for the permission. */
  asked: () => number;
};

/** A browser that may show notifications, or that grants it when asked. */
export function browserNotifications(permission: 'granted' | 'default' = 'granted'): BrowserNotifications {
  const shown: string[] = [];
  let asked = 0;
  class Recorded extends EventTarget {
    static permission = permission;
    static requestPermission(): Promise<NotificationPermission> {
      asked += 1;
      Recorded.permission = 'granted';
      return Promise.resolve('granted');
    }
    constructor(title: string) {
      super();
      shown.push(title);
    }
    close(): void {}
  }
  return {
    installIn: (opened) =>
      void Object.defineProperty(opened, 'Notification', { value: Recorded, configurable: true }),
    shown,
    asked: () => asked,
  };
}
