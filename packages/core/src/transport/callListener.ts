/** Calls a host's listener. What it throws goes to the page's own error reporting, where there is one, and never changes the call it listens to. */
export function callListener<Value>(listener: (value: Value) => void, value: Value): void {
  try {
    listener(value)
  } catch (error) {
    if (typeof reportError === 'function') reportError(error)
  }
}
