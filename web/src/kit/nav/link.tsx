import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'wouter';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'children'> & {
  /** An address of this app. */
  to: string;
  children?: ReactNode;
};

/** The router's link, so that screens import no router. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink to={to} {...rest} />;
}
