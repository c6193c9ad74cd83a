import type { ReactNode } from 'react';

/** A name, address, number or tag inside a line: its direction does not touch the words around it. */
export function Isolate({ children, className }: { children: ReactNode; className?: string }) {
  return <bdi className={className}>{children}</bdi>;
}
