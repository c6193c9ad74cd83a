import { toast } from 'sonner';
import type { ToastData } from './notify.tsx';
import { ToastCard } from './toast-card.tsx';

/** Puts a toast up, or replaces the one of the same id. Loaded with the first toast: see notify.ts. */
export function showToast({
  id,
  kind,
  text,
  detail,
  action,
  countdownMs,
  durationMs,
  place,
}: ToastData): void {
  toast.custom(
    (shown) => (
      <ToastCard
        kind={kind}
        text={text}
        detail={detail}
        action={action}
        countdownMs={countdownMs}
        onClose={() => toast.dismiss(shown)}
      />
    ),
    { id, duration: durationMs, toasterId: place },
  );
}

export function dismissToast(id: string): void {
  toast.dismiss(id);
}
