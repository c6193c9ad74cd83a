import { limits } from '@crocodile-hub/core/domain/limits';
import { whenOnline } from '../lib/lazy-part.ts';
import { once } from '../lib/once.ts';
import { createStore } from '../lib/store.ts';

/**
 * Toasts appear in two places: what happened to the person's work in the corner, news about the app on top, and so is
 * what would lie on the work itself.
 */
export type ToastPlace = 'corner' | 'top';
export type ToastKind = 'plain' | 'success' | 'error' | 'loading';
export type ToastAction = {
  label: string;
  run: () => void;
  /** Shown while it is at work: the toast stays until another of the same id tells how it went. */
  working?: string;
};

type Options = {
  /** The same id replaces the toast: 'Sending...' becomes 'Sent'. */
  id?: string;
  detail?: string;
  action?: ToastAction;
  durationMs?: number;
  place?: ToastPlace;
};

/** Everything there is to know about a toast. */
export type Shown = {
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

/** Whether anything was ever to be shown: the app mounts the places for toasts then. */
export const toastsWanted = createStore(false);

/** The toaster tells here that it stands; what came before waits for it. */
let stands = (): void => {};
const standing = new Promise<void>((resolve) => (stands = resolve));
export const toasterStands = (): void => stands();

const loadToasts = once(async () => {
  toastsWanted.set(true);
  const [toasts] = await Promise.all([whenOnline(() => import('./show-toast.tsx')), standing]);
  return toasts;
});

/** Fetches what draws toasts before the first is shown: 'Searching...' must not come after the search. */
export const prepareToasts = (): void => void loadToasts().catch(() => undefined);

function show(kind: ToastKind, text: string, options: Options & { countdownMs?: number } = {}): string {
  const { id = crypto.randomUUID(), detail, action, place = 'corner', countdownMs } = options;
  // An error that offers a way on stays until it is answered.
  const usualMs = kind === 'error' && action !== undefined ? Infinity : durationMs[kind];
  const lastsMs = options.durationMs ?? usualMs;
  void loadToasts().then(({ showToast }) =>
    showToast({ id, kind, text, detail, action, countdownMs, durationMs: lastsMs, place }),
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
  dismiss: (id: string): void => void loadToasts().then(({ dismissToast }) => dismissToast(id)),
};
