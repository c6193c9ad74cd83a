import { useState } from 'react';

const key = 'sidebar';

/** Whether the side navigation is folded away on wide windows, remembered on this device. */
export function useSidebarFolded(): [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => localStorage.getItem(key) === 'folded');
  return [
    folded,
    (next) => {
      localStorage.setItem(key, next ? 'folded' : 'open');
      setFolded(next);
    },
  ];
}
