import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

const MenuList = lazyPart(() => import('./menu-list.tsx'));

export type MenuEntry = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** Among choices: the one in force. */
  selected?: boolean;
  danger?: boolean;
  /** A heading above the first entry of each group. */
  group?: string;
  /** Another menu takes its place: this one does not close. */
  leadsOn?: boolean;
  onSelect: () => void;
};

export type MenuProps = {
  anchor: HTMLElement | null;
  onClose: () => void;
  entries: readonly MenuEntry[];
  title?: string;
  id?: string;
};

/** A short list of things to do or to choose, at the element that opened it. Fetched at the first opening. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  if (props.anchor !== null && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <MenuList {...props} />
    </Suspense>
  );
}
