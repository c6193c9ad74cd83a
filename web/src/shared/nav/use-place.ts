import { useLocation } from 'react-router-dom';

/** Where we are: the path, and all of the address for a way back. */
export function usePlace(): { path: string; full: string } {
  const { pathname, search, hash } = useLocation();
  return { path: pathname, full: pathname + search + hash };
}
