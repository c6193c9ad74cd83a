/**
 * The window for a consent, opened straight from the click: the browser opens none later. Null where it opens none at
 * all. Under no name: the window of an earlier try may just be closing, and would be taken for this one.
 */
export function openConsent(): Window | null {
  return window.open('', '_blank', 'popup,width=520,height=680');
}
