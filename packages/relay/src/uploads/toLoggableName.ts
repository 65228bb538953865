/** One word, so that no path, address or person's file name reaches the log. */
const word = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/

/** The name of a staging's failure, such as `ENOSPC` or `AccessDenied`; `null` where it has no name that the relay may log. */
export function toLoggableName(fault: unknown): string | null {
  const isError = fault instanceof Error
  const names = isError ? ['code' in fault ? fault.code : null, fault.name] : [fault]
  for (const name of names) if (typeof name === 'string' && word.test(name)) return name
  return null
}
