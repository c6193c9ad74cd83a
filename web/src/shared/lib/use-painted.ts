import { useEffect, useState } from 'react';
import { whenPainted } from './when-painted.ts';

/** False until the component's first paint is on the screen. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let wanted = true;
    void whenPainted().then(() => wanted && setPainted(true));
    return () => {
      wanted = false;
    };
  }, []);
  return painted;
}
