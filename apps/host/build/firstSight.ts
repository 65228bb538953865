/** The part of a bundler's knowledge of a module that is read here. */
type ModuleInfo = { importedIds: readonly string[] } | null

type GroupContext = { getModuleInfo: (id: string) => ModuleInfo }

/**
 * Puts everything of the packages that these modules need at once into one chunk: on a slow link a round trip costs more than what
 * one page of several does not use. What they import later stays apart, and the app's own files too.
 */
export function firstSight(entries: readonly string[]): (id: string, context: GroupContext) => string | null {
  let needed: Set<string> | null = null
  return (id, context) => {
    needed ??= staticClosure(entries, context)
    return needed.has(id) ? 'kit' : null
  }
}

function staticClosure(entries: readonly string[], context: GroupContext): Set<string> {
  const found = new Set<string>()
  const open = [...entries]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    // A list of everything says nothing of what is needed.
    if (id.endsWith('/src/index.ts') || id.endsWith('/forms/index.ts')) continue
    found.add(id)
    open.push(...(context.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
