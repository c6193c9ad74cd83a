import { useEffect, useEffectEvent, useRef } from 'react';
import type { GoogleConnection } from '../../entities/integration/model/google-connection.ts';

/** Calls when Google comes back while the screen is open: the mail is there to be read then. */
export function useReconnected({ is }: GoogleConnection, onConnected: () => void): void {
  const before = useRef(is);
  const tell = useEffectEvent(onConnected);
  useEffect(() => {
    if (before.current === 'disconnected' && is === 'connected') tell();
    before.current = is;
  }, [is]);
}
