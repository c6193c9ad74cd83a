import { limits } from '@crocodile-hub/core/domain/limits';
import { whenOnline } from '../state/lazy-part.ts';
import { once } from '../state/once.ts';
import { createStore } from '../state/store.ts';

/**
 * `corner`: news about the person's work. `top`: news about the app, and news that would cover the work in the corner.
 */
export type ToastPlace = 'corner' | 'top';
export type ToastKind = 'plain' | 'success' | 'error' | 'loading';
export type ToastAction = {
  label: string;
  run: () => void;
  /** It takes back what was done, as the letter z does too. */
  isUndo?: true;
  /** Shown while the action runs: the toast stays until another with its id reports the result. */
  working?: string;
};

type Options = {
  /** The same id replaces the toast: 'Sending...' becomes 'Sent'. */
  id?: string;
  detail?: string | undefined;
  action?: ToastAction;
  durationMs?: number;
  place?: ToastPlace;
};

export type ToastData = {
  id: string;
  kind: ToastKind;
  text: string;
  detail: string | undefined;
  action: ToastAction | undefined;
  /** How long the action can be taken; the ridge at the toast's foot runs down with it. */
  countdownMs: number | undefined;
  durationMs: number;
  place: ToastPlace;
};

const durationMs = {
  plain: limits.toastDefaultMs,
  success: limits.toastSuccessMs,
  error: limits.toastErrorMs,
  loading: Infinity,
} satisfies Record<ToastKind, number>;

/** Whether any toast was requested; only then the app mounts the places for toasts. */
export const toastsWanted = createStore(false);

/** Resolves when the toaster is mounted; earlier toasts wait for it. */
let reportMounted = (): void => {};
const mounted = new Promise<void>((resolve) => (reportMounted = resolve));
export const toasterIsMounted = (): void => reportMounted();

const loadToasts = once(async () => {
  toastsWanted.set(true);
  const [toasts] = await Promise.all([whenOnline(() => import('./show-toast.tsx')), mounted]);
  return toasts;
});

/** Fetches the toasts' code before the first is shown, so that 'Searching...' does not appear after the search. */
export const prepareToasts = (): void => void loadToasts().catch(() => undefined);

function show(kind: ToastKind, text: string, options: Options & { countdownMs?: number } = {}): string {
  const { id = crypto.randomUUID(), detail, action, place = 'corner', countdownMs } = options;
  // An error with an action stays until it is answered.
  const usualMs = kind === 'error' && action !== undefined ? Infinity : durationMs[kind];
  const lastsMs = options.durationMs ?? usualMs;
  void loadToasts().then(({ showToast }) =>
    showToast({ id, kind, text, detail, action, countdownMs, durationMs: lastsMs, place }),
  );
  return id;
}

/** The only way to show a short message. Texts come from the catalogue. */
export const notify = {
  info: (text: string, options?: Options) => show('plain', text, options),
  success: (text: string, options?: Options) => show('success', text, options),
  error: (text: string, options?: Options) => show('error', text, options),
  /** Stays until replaced by its id or dismissed. */
  loading: (text: string, options?: Options) => show('loading', text, options),
  /** An action that can still be undone, with the time left. */
  undoable: (text: string, action: ToastAction, windowMs: number, options?: Options) =>
    show('plain', text, { ...options, action, durationMs: windowMs, countdownMs: windowMs }),
  dismiss: (id: string): void => void loadToasts().then(({ dismissToast }) => dismissToast(id)),
};
