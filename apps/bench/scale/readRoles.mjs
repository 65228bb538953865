import { readdirSync, readFileSync } from 'node:fs'
import { readProcess } from '../lib/readProcess.mjs'

/** Seconds of CPU that each role has used so far: a role is a list of processes, and those that they have started. */
export function readRoles(roles) {
  const parents = readParents()
  return Object.fromEntries(
    Object.entries(roles).map(([role, pids]) => {
      const all = [...parents].filter(([pid, parent]) => pids.includes(pid) || pids.includes(parent))
      return [role, all.reduce((sum, [pid]) => sum + cpuSeconds(pid), 0)]
    }),
  )
}

/** The parent of every process of this machine. */
function readParents() {
  const parents = new Map()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ')
      parents.set(Number(name), Number(fields[1]))
    } catch {
      // It has ended in the meantime.
    }
  }
  return parents
}

function cpuSeconds(pid) {
  try {
    return readProcess(pid).cpuMicroseconds / 1e6
  } catch {
    return 0
  }
}
