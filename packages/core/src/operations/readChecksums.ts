/** The checksums of the staged files among the values of a form, in an order that is theirs: files come in any order and under any name. */
export function readChecksums(values: readonly unknown[]): string[] {
  return values
    .flatMap((value) => {
      const { sha256 } = (value ?? {}) as { sha256?: unknown } // Any value may be asked for a field that it does not have.
      return typeof sha256 === 'string' ? [sha256] : []
    })
    .sort()
}
