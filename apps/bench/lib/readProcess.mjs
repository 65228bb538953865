import { readFileSync } from 'node:fs'

/** Ticks per second of the times in /proc: fixed at 100 for programs, on every Linux that Node runs on. */
const ticksPerSecond = 100

/** What the kernel says about a process: microseconds of CPU on all its threads, bytes of memory now and at their peak. */
export function readProcess(pid) {
  // The name of a program may hold spaces and brackets; the fields after the last bracket do not.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const bytes = (name) => Number(new RegExp(`${name}:\\s*(\\d+)`).exec(status)?.[1] ?? Number.NaN) * 1024
  return {
    cpuMicroseconds: ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6,
    memory: bytes('VmRSS'),
    peakMemory: bytes('VmHWM'),
  }
}
