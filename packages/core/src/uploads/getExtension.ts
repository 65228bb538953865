/**
 * The ending of a file's name, in lower case; `null` without one. `Statement v1.2` and `Letter of St. Mary` have none: an ending is two to
 * five letters and digits with a letter among them.
 *
 * @example
 * getExtension('statement.PDF') // 'pdf'
 */
export function getExtension(name: string): string | null {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1]?.toLowerCase()
  return ending !== undefined && /[a-z]/.test(ending) ? ending : null
}
