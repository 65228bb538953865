/**
 * Everything the kit stores begins with `onlend:`; the parts are escaped so that none can pose as two.
 *
 * @example
 * storageKey('pending', ['production', 'harbour', 'ada', 'cp_1'])
 */
export function storageKey(
  what: 'pending' | 'draft' | 'references' | 'uploads' | 'recipients' | 'choices',
  parts: readonly (string | null)[],
): string {
  return ['onlend', what, ...parts.map((part) => encodeURIComponent(part ?? ''))].join(':')
}
