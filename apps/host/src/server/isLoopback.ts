/** Whether a host name can only mean this machine, as browsers see it (WHATWG, potentially trustworthy origins). */
export function isLoopback(hostname: string): boolean {
  return (
    /^127(?:\.\d{1,3}){3}$/.test(hostname) ||
    hostname === '[::1]' ||
    hostname === '::1' ||
    hostname === 'localhost' ||
    hostname.endsWith('.localhost')
  )
}
