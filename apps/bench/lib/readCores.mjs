import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Which core each side may use: the contestant has one alone, the load and the upstream have others, or share one where there are
 * only two. `null` where processes cannot be pinned.
 */
export function readCores() {
  if (process.platform !== 'linux') return null
  const list = /Cpus_allowed_list:\s*(\S+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'
  const allowed = list.split(',').flatMap((part) => {
    const [first, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
  if (allowed.length < 2 || spawnSync('taskset', ['--version']).error) return null
  const [load, contestant, upstream = load] = allowed
  return { load, contestant, upstream }
}
