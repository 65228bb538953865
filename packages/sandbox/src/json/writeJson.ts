import { WireNumber } from './WireNumber.ts'

/** Writes JSON text, with every `WireNumber` as the digits it holds. */
export function writeJson(value: unknown): string {
  if (value instanceof WireNumber) return value.text
  if (Array.isArray(value)) return `[${value.map((item) => writeJson(item ?? null)).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members: string[] = []
  for (const [key, member] of Object.entries(value)) {
    if (member !== undefined) members.push(`${JSON.stringify(key)}:${writeJson(member)}`)
  }
  return `{${members.join(',')}}`
}
