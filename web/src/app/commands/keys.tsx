import { styled } from '@mui/material/styles';
import type { Shortcut } from '../../kit/nav/registry.ts';
import { isMac, keysOf } from '../../kit/nav/keys.ts';
import { Kbd } from '../../kit/ui/kbd.tsx';

export function Keys({ shortcut }: { shortcut: Shortcut }) {
  return (
    <Row dir="ltr">
      {keysOf(shortcut, isMac()).map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </Row>
  );
}

const Row = styled('span')({ display: 'inline-flex', gap: 4 });
