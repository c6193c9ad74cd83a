import { useLocation } from 'react-router-dom';

/** The current place: its path, and the full address for coming back. */
export function usePlace(): { path: string; full: string } {
  const { pathname, search, hash } = useLocation();
  return { path: pathname, full: pathname + search + hash };
}
