/** A key as lenient readers see it: case, hyphens and underscores make no difference. */
export function foldKey(key: string): string {
  return key.toLowerCase().replace(/[-_]/g, '')
}
