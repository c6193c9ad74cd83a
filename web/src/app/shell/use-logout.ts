import { useCallback } from 'react';
import { signOut } from '../../shared/auth/sign-out.ts';
import { pages } from '../../shared/nav/pages.ts';
import { useGo } from '../../shared/nav/use-go.ts';

/** Signs out and goes to the login page. */
export function useLogout(): () => void {
  const go = useGo();
  return useCallback(() => void signOut().finally(() => go(pages.login)), [go]);
}
