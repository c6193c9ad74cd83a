import { signOut } from '../../account/sign-out.ts';
import { pages } from '../../kit/nav/pages.ts';

/** Signs out and goes to the login page. */
export function logout(): void {
  void signOut(pages.login);
}
