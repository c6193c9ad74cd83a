import { useEffect, useEffectEvent, useRef } from 'react';
import type { GoogleConnection } from '../connections/google-connection.ts';

/** Calls back when Google is connected again while the screen is open: then mail can be loaded. */
export function useReconnected({ is }: GoogleConnection, onConnected: () => void): void {
  const before = useRef(is);
  const tell = useEffectEvent(onConnected);
  useEffect(() => {
    if (before.current === 'disconnected' && is === 'connected') tell();
    before.current = is;
  }, [is]);
}
