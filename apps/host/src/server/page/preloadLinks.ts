import type { Build } from './openBuild.ts'

/**
 * Links that let a browser fetch modules, and all that they import at once, while it still reads the page: no round trip follows another.
 * What the page asks for anyway has its links already.
 */
export function preloadLinks(manifest: Build['manifest'], sources: readonly string[]): string {
  const linked = listFiles(manifest, ['index.html'])
  return [...listFiles(manifest, sources)]
    .filter((file) => !linked.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
}

function listFiles(manifest: Build['manifest'], sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const open = [...sources]
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const entry = manifest[key]
    if (!entry || files.has(entry.file)) continue
    files.add(entry.file)
    open.push(...(entry.imports ?? []))
  }
  return files
}
