import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Toaster } from 'sonner';
import { useLocale } from '../text/use-locale.ts';
import { useTranslation } from '../text/use-translation.ts';
import { layer } from '../theme/tokens.ts';
import { type ToastPlace, toasterIsMounted } from './notify.tsx';

/**
 * The places of toasts: the corner at the inline end, and the top. The app mounts them with the first toast in the
 * page's slot: an open dialog hides everything else from screen readers.
 */
export default function Toasts() {
  const { t } = useTranslation();
  const { direction } = useLocale();
  useEffect(toasterIsMounted, []);
  const corner = direction === 'rtl' ? 'bottom-left' : 'bottom-right';
  const places = { corner, top: 'top-center' } as const satisfies Record<ToastPlace, string>;
  const place = document.getElementById('toasts');
  if (place === null) throw new Error('index.html has no #toasts');
  return createPortal(
    <>
      <Toaster
        id="corner"
        position={places.corner}
        dir={direction}
        containerAriaLabel={t('toasts')}
        style={style}
        offset={offset}
        mobileOffset={offset}
        visibleToasts={4}
      />
      <Toaster
        id="top"
        position={places.top}
        dir={direction}
        containerAriaLabel={t('toastsTop')}
        style={style}
        hotkey={[]}
      />
    </>,
    place,
  );
}

const style = { zIndex: layer.toast };
const offset = { bottom: 'var(--toast-foot)' };
