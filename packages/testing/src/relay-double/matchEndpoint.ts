import { type Endpoint, endpoints } from '@onlend/core/internal'

/** An endpoint and the ids in the path that led to it. */
export type MatchedEndpoint = { endpoint: Endpoint; ids: Readonly<Record<string, string>> }

/** Finds the service's endpoint behind a method and a path; nothing else is let through. */
export function matchEndpoint(method: string, path: string): MatchedEndpoint | null {
  for (const endpoint of Object.values<Endpoint>(endpoints)) {
    if (endpoint.method !== method) continue
    const names: string[] = []
    const pattern = endpoint.path.replace(/\/\{(\w+)(\?)?\}/g, (_match, name: string, optional?: string) => {
      names.push(name)
      return optional ? '(?:/([^/]+))?' : '/([^/]+)'
    })
    const found = new RegExp(`^${pattern}$`).exec(path)
    if (!found) continue
    const ids = names.map((name, index) => [name, decodeURIComponent(found[index + 1] ?? '')] as const)
    return { endpoint, ids: Object.fromEntries(ids) }
  }
  return null
}
