import { type Endpoint, endpoints } from '@onlend/core/internal'
import { relayEndpoints } from '@onlend/core/relay'

/**
 * The paths under the mount that the relay answers, each once, with `:name` where a parameter stands, as Mock Service Worker and most routers write it. What
 * stands below `/v1` and is no endpoint is the relay's too: it refuses it.
 */
export function listRelayPaths(): string[] {
  const all = [...Object.values<Endpoint>(relayEndpoints), ...Object.values<Endpoint>(endpoints)]
  return [...new Set([...all.flatMap(({ path }) => toPatterns(path)), '/v1/*'])]
}

/** The query is left out; a last segment that may be missing makes two of it. */
function toPatterns(path: string): string[] {
  const [bare = ''] = path.split(/\?(?!\})/)
  const pattern = bare.replace(/\{(\w+)\??\}/g, ':$1')
  return bare.endsWith('?}') ? [pattern, pattern.slice(0, pattern.lastIndexOf('/'))] : [pattern]
}
