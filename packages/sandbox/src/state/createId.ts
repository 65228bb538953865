import type { SandboxState } from './SandboxState.ts'

/** Gives the next id, the same on every run with the same seed: `wdr_1f9k3m0q2c`. */
export function createId(state: Pick<SandboxState, 'idCount'>, prefix: string, seed: number): string {
  state.idCount += 1
  return `${prefix}_${scramble(state.idCount, seed)}`
}

function scramble(count: number, seed: number): string {
  const first = mix(Math.imul(count, 0x9e3779b1) ^ seed)
  const second = mix(first ^ Math.imul(seed + count, 0x85ebca6b))
  // the id contains the count itself, so that two ids are never equal
  return `${first.toString(36).padStart(7, '0')}${second.toString(36).slice(0, 3).padStart(3, '0')}${count.toString(36)}`
}

function mix(value: number): number {
  let mixed = value >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x7feb352d) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0
  return (mixed ^ (mixed >>> 16)) >>> 0
}
