import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

type GoOptions = { replace?: boolean };

/** Goes to an address of `pages`. The function stays the same, so effects may depend on it. */
export function useGo(): (to: string, options?: GoOptions) => void {
  const navigate = useNavigate();
  return useCallback((to, options) => void navigate(to, options ?? {}), [navigate]);
}
