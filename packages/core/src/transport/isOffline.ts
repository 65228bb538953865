/** Only a hint, and only trusted when it says no: a phone that claims to be connected may still not be. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}
