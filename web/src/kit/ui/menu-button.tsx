import { type MouseEvent, type ReactNode, useState } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { IconButton, type IconButtonProps } from './icon-button.tsx';
import { Menu, type MenuEntry, type MenuProps } from './menu.tsx';

/** The button whose menu it is, and when that was opened. */
type Opened = { button: HTMLElement; now: number };

type MenuButtonProps = Pick<MenuProps, 'title'> & {
  renderEntries: (opened: Opened) => readonly MenuEntry[];
  onOpen?: () => void;
} & (IconButtonProps | (ButtonProps & { children: ReactNode }));

/** A button with its menu: one of words where it has some, else of an icon. */
export function MenuButton({ title, renderEntries, onOpen, ...button }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false);
  /** Kept while the menu closes, with the entries that it had. */
  const [opened, setOpened] = useState<Opened | null>(null);
  const opening = {
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      setOpened({ button: currentTarget, now: Date.now() });
      setOpen(true);
      onOpen?.();
    },
  } as const;
  return (
    <>
      {'children' in button ? <Button {...button} {...opening} /> : <IconButton {...button} {...opening} />}
      {opened !== null && (
        <Menu
          {...(title === undefined ? {} : { title })}
          anchor={isOpen ? opened.button : null}
          onClose={() => setOpen(false)}
          entries={renderEntries(opened)}
        />
      )}
    </>
  );
}
