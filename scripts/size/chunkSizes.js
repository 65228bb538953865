import { gzipSync } from 'node:zlib'

/**
 * The weight of a bundle in kB after gzip: `first` is the entry and all it needs before it can run, `whole` every
 * chunk, and `lazy(pattern, after)` what the first lazy chunk of that name adds to the first load, or to that and the lazy chunk that is there
 * before it (undefined: there is none).
 */
export function chunkSizes(chunks) {
  const byId = new Map(chunks.map((chunk) => [chunk.id, chunk]))
  const kilobytes = (ids) =>
    [...ids].reduce((sum, id) => sum + gzipSync(byId.get(id)?.code ?? '', { level: 9 }).length, 0) / 1000

  function reach(ids, seen = new Set()) {
    for (const id of ids) {
      if (seen.has(id) || !byId.has(id)) continue
      seen.add(id)
      reach(byId.get(id).imports, seen)
    }
    return seen
  }

  function findLazy(pattern) {
    const lazyIds = [...new Set(chunks.flatMap(({ lazyImports }) => lazyImports))]
    return lazyIds.filter((id) => byId.get(id)?.names.some((name) => pattern.test(name)))
  }

  const first = reach(chunks.filter(({ isEntry }) => isEntry).map(({ id }) => id))
  return {
    first: kilobytes(first),
    whole: kilobytes(byId.keys()),
    /** Bytes of the first load by package, before gzip, heaviest first. */
    why: () => byPackage([...first].map((id) => byId.get(id).modules ?? {})),
    lazy(pattern, after) {
      const there = after === undefined ? first : reach([...first, ...findLazy(after)])
      const ids = findLazy(pattern).filter((id) => !there.has(id))
      if (ids.length === 0) return undefined
      return Math.max(
        ...ids.map((id) => kilobytes([...reach([id])].filter((reached) => !there.has(reached)))),
      )
    },
  }
}

function byPackage(chunkModules) {
  const bytes = new Map()
  for (const [file, size] of chunkModules.flatMap((modules) => Object.entries(modules))) {
    const [name] = /(?<=node_modules\/)(?:@[^/]+\/)?[^/]+(?!.*node_modules)|packages\/[^/]+/.exec(file) ?? [
      file,
    ]
    bytes.set(name, (bytes.get(name) ?? 0) + size)
  }
  return [...bytes].sort(([, one], [, other]) => other - one)
}
