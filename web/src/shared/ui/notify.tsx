import { limits } from '@crocodile-hub/core/domain/limits';
import { toast } from 'sonner';
import { ToastCard, type ToastAction } from './toast-card.tsx';

/** Toasts appear in two places: what happened to the person's work in the corner, news about the app on top. */
export type ToastPlace = 'corner' | 'top';

type Options = {
  /** The same id replaces the toast: 'Sending...' becomes 'Sent'. */
  id?: string;
  detail?: string;
  action?: ToastAction;
  durationMs?: number;
  place?: ToastPlace;
};

type Kind = 'plain' | 'success' | 'error' | 'loading';

const durationMs = {
  plain: limits.toastDefaultMs,
  success: limits.toastSuccessMs,
  error: limits.toastErrorMs,
  loading: Infinity,
} satisfies Record<Kind, number>;

function show(kind: Kind, text: string, options: Options & { countdownMs?: number } = {}): string {
  const { id = crypto.randomUUID(), detail, action, place = 'corner', countdownMs } = options;
  // An error that offers a way on stays until it is answered.
  const lastsMs =
    options.durationMs ?? (kind === 'error' && action !== undefined ? Infinity : durationMs[kind]);
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
    { id, duration: lastsMs, toasterId: place },
  );
  return id;
}

/** The one way to tell the person something in passing. Texts come from the catalogue. */
export const notify = {
  info: (text: string, options?: Options) => show('plain', text, options),
  success: (text: string, options?: Options) => show('success', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
  /** Stays until replaced by its id or dismissed. */
  loading: (text: string, options?: Options) => show('loading', text, options),
  /** Something that can still be taken back, with the time left. */
  undoable: (text: string, action: ToastAction, windowMs: number, options?: Options) =>
    show('plain', text, { ...options, action, durationMs: windowMs, countdownMs: windowMs }),
  dismiss: (id: string): void => void toast.dismiss(id),
};
