/** One word: nothing that could hold a path, an address or what a person called their file. */
const word = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/

/** What a failure of a staging is called, such as `ENOSPC` or `AccessDenied`; `null` where it has no name that may be logged. */
export function toLoggableName(fault: unknown): string | null {
  const isError = fault instanceof Error
  const names = isError ? ['code' in fault ? fault.code : null, fault.name] : [fault]
  for (const name of names) if (typeof name === 'string' && word.test(name)) return name
  return null
}
