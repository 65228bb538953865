import { isRecord } from '../isRecord.ts'

/** The place of a value in a brand, one name a level: `['messages', 'fr', 'withdraw.title']`. */
export type BrandPath = readonly string[]

/** Reads and writes values of a brand by their place, without changing the brand that was there. */
export const brandPath = {
  read(brand: unknown, path: BrandPath): unknown {
    return path.reduce<unknown>(
      (value, name) => (isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      brand,
    )
  },

  /** The brand with another value at a place. `undefined` takes the value out, and with it the objects that it leaves empty. */
  write(
    brand: Readonly<Record<string, unknown>>,
    [name, ...rest]: BrandPath,
    value: unknown,
  ): Record<string, unknown> {
    if (name === undefined) return { ...brand }
    const inner = brand[name]
    const next = rest.length === 0 ? value : brandPath.write(isRecord(inner) ? inner : {}, rest, value)
    const isGone = next === undefined || (isRecord(next) && Object.keys(next).length === 0)
    const others = Object.fromEntries(Object.entries(brand).filter(([other]) => !isGone || other !== name))
    return isGone ? others : { ...others, [name]: next }
  },

  /** The places at which two brands differ; a list counts as one value. */
  differences(one: unknown, other: unknown, path: BrandPath = []): BrandPath[] {
    if (isRecord(one) || isRecord(other)) {
      const [first, second] = [isRecord(one) ? one : {}, isRecord(other) ? other : {}]
      return [...new Set([...Object.keys(first), ...Object.keys(second)])].flatMap((name) =>
        brandPath.differences(first[name], second[name], [...path, name]),
      )
    }
    return JSON.stringify(one) === JSON.stringify(other) ? [] : [path]
  },
} as const
