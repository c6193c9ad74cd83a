import type { ReactNode } from 'react';

/** A name, address, number or tag within a line: its direction does not affect the words around it. */
export function Isolate({ children, className }: { children: ReactNode; className?: string }) {
  return <bdi className={className}>{children}</bdi>;
}
