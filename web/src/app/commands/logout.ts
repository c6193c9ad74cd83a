import { signOut } from '../../account/sign-out.ts';
import { pages } from '../../kit/nav/pages.ts';

export function logout(): void {
  void signOut(pages.login);
}
