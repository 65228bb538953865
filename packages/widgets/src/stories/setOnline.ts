/** Makes the browser say that it is online or offline, as losing the network would. */
export function setOnline(online: boolean): void {
  if (navigator.onLine === online) return
  if (online) Reflect.deleteProperty(navigator, 'onLine')
  else Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
