/** Calls a host's listener. An error in it goes to the page's error reporting, if there is one, and never changes the call. */
export function callListener<Value>(listener: (value: Value) => void, value: Value): void {
  try {
    listener(value)
  } catch (error) {
    if (typeof reportError === 'function') reportError(error)
  }
}
