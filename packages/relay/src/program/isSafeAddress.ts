/** Whether a secret may travel to an address: by https, or by http on this machine. */
export function isSafeAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null
  const isLocal = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(url?.hostname ?? '')
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal)
}
