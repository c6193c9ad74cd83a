/**
 * The window for a consent; null if the browser opens none. Call it directly in the click handler. It has no name,
 * because a name could match the closing window of an earlier try.
 */
export function openConsent(): Window | null {
  return window.open('', '_blank', 'popup,width=520,height=680');
}
