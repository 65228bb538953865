/**
 * Writes JSON text that no script of the page can change: an old Prototype.js adds a `toJSON` to every array, after which
 * `JSON.stringify` writes a list as a quoted text. Arrays, plain objects and dates are written unchanged; only a class keeps its own `toJSON`.
 *
 * @param toWritten replaces a value; called for each value before it is written.
 * @throws TypeError for a circle or a bigint.
 */
export function writeJson(value: unknown, toWritten: (value: unknown) => unknown = (same) => same): string {
  return JSON.stringify(
    value,
    function (this: Readonly<Record<string, unknown>>, key: string, converted: unknown) {
      const held = this[key]
      if (held instanceof Date) return Number.isNaN(held.getTime()) ? null : held.toISOString()
      return toWritten(isPlain(held) ? held : converted)
    },
  )
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && !Object.hasOwn(value, 'toJSON')
}
