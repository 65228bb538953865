/** The raw path under the mount and the raw query of a request, nothing decoded; `null` when it is not under the mount. */
export function readLocation(url: string, mountPath: string): { path: string; query: string } | null {
  const authority = url.indexOf('://')
  const start = url.indexOf('/', authority + 3)
  if (authority === -1 || start === -1) return null
  const [address = ''] = url.slice(start).split('#')
  const mark = address.indexOf('?')
  const path = mark === -1 ? address : address.slice(0, mark)
  if (!path.startsWith(`${mountPath}/`)) return null
  return { path: path.slice(mountPath.length), query: mark === -1 ? '' : address.slice(mark + 1) }
}
