import { type ReactNode, useState } from 'react';
import { lazyPart } from '../state/lazy-part.ts';

const MenuList = lazyPart(() => import('./menu-list.tsx'));

export type MenuEntry = {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** The current one of several choices. */
  selected?: boolean;
  danger?: boolean;
  /** It cannot be done; its label says why. */
  disabled?: boolean;
  /** A heading above the first entry of each group. */
  group?: string;
  /** Selecting it opens another menu in the same place, so this one is not closed first. */
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

/** A short list of actions or choices, beside the element that opened it. Fetched at the first opening. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  if (props.anchor !== null && !wanted) setWanted(true);
  if (!wanted) return null;
  return <MenuList {...props} />;
}
