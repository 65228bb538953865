const code = /^[A-Z][A-Z0-9_]{2,60}$/

/** The code of an error of the runtime, such as `ENOTFOUND`: a code that quotes no data, unlike the error's message. */
export function findErrorCode(error: unknown): string | undefined {
  const found = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof found === 'string' && code.test(found) ? found : undefined
}
