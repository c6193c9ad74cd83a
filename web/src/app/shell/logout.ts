import { signOut } from '../../shared/auth/sign-out.ts';
import { pages } from '../../shared/nav/pages.ts';

/** Signs out and goes to the login page. */
export function logout(): void {
  void signOut(pages.login);
}
