import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lists } from './lists.mjs'

/**
 * Enters in the lists of the house the endpoints, hooks, operations and forms that have their files and are not in a list yet.
 *
 * @returns The new texts of the lists that change, by path from `root`.
 * @throws Error when a list has no line behind which an entry could go.
 */
export function completeLists(root) {
  const found = listEndpoints(root)
  const changed = {}
  for (const [of, rows] of Object.entries(lists))
    for (const [file, like, entry] of rows) {
      const path = `packages/${file}`
      const [key = `\n${entry}`] = /(['"]).*?\1/.exec(entry) ?? []
      for (const values of found[of]) {
        const fill = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (_place, name) => values[name])
        const text = changed[path] ?? readFileSync(join(root, path), 'utf8')
        if (text.includes(fill(key))) continue
        const lines = text.split('\n')
        const last = lines.findLastIndex((line) => like.test(line))
        if (last === -1) throw new Error(`${path} has no line like ${like} to add "${fill(entry)}" behind.`)
        changed[path] = lines.toSpliced(last + 1, 0, fill(entry)).join('\n')
      }
    }
  return changed
}

/** The endpoints by their samples, which each endpoint has; the reads and the writes among them, and the writes that have a form. */
function listEndpoints(root) {
  const folder = join(root, 'packages/core/src/endpoints')
  const endpoints = readdirSync(folder)
    .filter((file) => file.endsWith('.wire.json'))
    .map((file) => file.slice(0, -'.wire.json'.length))
    .sort()
    .map((name) => describe(name, readFileSync(join(folder, `${name}.ts`), 'utf8')))
  const writes = endpoints.filter(({ isRead }) => !isRead)
  return {
    endpoints,
    writes,
    reads: endpoints.filter(({ isRead }) => isRead),
    forms: writes.filter(({ kebab }) => existsSync(join(root, `packages/widgets/src/${kebab}-form`))),
  }
}

function describe(name, code) {
  const isRead = code.includes('defineEndpoint({')
  const plain = isRead ? name.replace(/^(get|list)/, '') : name
  return {
    ...{ name, isRead, Thing: plain[0].toUpperCase() + plain.slice(1) },
    thing: plain[0].toLowerCase() + plain.slice(1),
    kebab: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  }
}
