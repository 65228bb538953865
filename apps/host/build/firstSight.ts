import { dirname, join } from 'node:path'

/** The part of a bundler's knowledge of a module that is read here. */
type ModuleInfo = { importedIds: readonly string[]; code: string | null } | null

type GroupContext = { getModuleInfo: (id: string) => ModuleInfo }

/**
 * Puts what each of these modules needs at once into one chunk of the given name, and what two of them need into the first: on a slow link each file costs
 * more than what one page of several does not use. What they import later stays apart.
 */
export function firstSight(
  entries: Readonly<Record<string, readonly string[]>>,
): (id: string, context: GroupContext) => string | null {
  let known: Map<string, string> | null = null
  return (id, context) => {
    known ??= nameModules(entries, context)
    return known.get(id) ?? null
  }
}

function nameModules(
  entries: Readonly<Record<string, readonly string[]>>,
  context: GroupContext,
): Map<string, string> {
  const names = new Map<string, string>()
  const [shared = ''] = Object.keys(entries)
  for (const [name, modules] of Object.entries(entries)) {
    for (const id of staticClosure(modules, context)) {
      // An entry keeps a file of its own; a sheet belongs to the page that links it, and no script waits for one.
      if (!modules.includes(id) && !id.endsWith('.css')) names.set(id, names.has(id) ? shared : name)
    }
  }
  return names
}

function staticClosure(entries: readonly string[], context: GroupContext): Set<string> {
  const found = new Set<string>()
  const open = [...entries]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    const { importedIds = [], code = '' } = context.getModuleInfo(id) ?? {}
    for (const imported of importedIds) {
      const list = context.getModuleInfo(imported)?.code ?? ''
      if (isList(imported, list)) open.push(...listed(imported, list, code ?? ''))
      else open.push(imported)
    }
  }
  return found
}

/**
 * A door that lists everything says nothing of what is needed; the names that are taken through it do. A door with code of its own, as the languages have, is
 * a module like another.
 */
function isList(id: string, code: string): boolean {
  if (/^(?:export )?(?:async )?(?:const|function)\b/m.test(code)) return false
  return /\/packages\/\w+\/src\/(?:.+\/)?(?:index|internal|documents|extras)\.ts$/.test(id)
}

/** The modules behind a list that another module names. */
function listed(list: string, listCode: string, importerCode: string): string[] {
  const names = new Set(
    [...importerCode.matchAll(/\bimport\s*\{([^}]*)\}/g)].flatMap(([, text = '']) => toNames(text)),
  )
  return [...listCode.matchAll(/\bexport\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g)]
    .filter(([, text = '']) => toNames(text).some((name) => names.has(name)))
    .map(([, , path = '']) => join(dirname(list), path))
}

function toNames(text: string): string[] {
  return text.split(',').map((part) => part.trim().split(/\s+as\s+/)[0] ?? '')
}
