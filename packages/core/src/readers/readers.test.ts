import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { toAmount } from '../amounts/toAmount.ts'
import { toIsoDate, toIsoTimestamp } from '../dates/isoDates.ts'
import { endpoints } from '../endpoints/endpoints.ts'
import { TenantConfig } from '../models/TenantConfig.ts'
import { relayEndpoints } from '../relay/relayEndpoints.ts'
import { models } from '../../scripts/openapi/models.ts'
import { describeIssue } from '../schema/describeIssue.ts'
import { withoutValues } from '../schema/withoutValues.ts'
import type { Reader } from './Reader.ts'
import { closedModel, model, optional, orNone, record } from './shapes.ts'
import { amount, anything, day, flag, number, text, timestamp } from './values.ts'

type Schema = z.ZodMiniType

/** What zod would make of a value: a second opinion on each kind of reader, from a library that shares no line with it. */
const converted = (convert: (value: string) => string | null, problem: string): Schema =>
  z.pipe(
    z.string(),
    z.transform((value, { issues }) => {
      const read = convert(value)
      if (read === null) issues.push({ code: 'custom', message: problem, input: value })
      return read
    }),
  )

const schemas = new Map<Reader<unknown>, Schema>([
  [text, z.string()],
  [number, z.number()],
  [flag, z.boolean()],
  [anything, z.unknown()],
  [day, converted(toIsoDate, 'not a calendar day')],
  [timestamp, converted(toIsoTimestamp, 'not a timestamp')],
  [
    amount,
    z.pipe(
      z.unknown(),
      z.transform((value, { issues }) => {
        const read = typeof value === 'number' || typeof value === 'string' ? toAmount(value) : null
        if (read === null)
          issues.push({ code: 'custom', message: 'must be a decimal such as "12.50"', input: value })
        return read
      }),
    ),
  ],
])

function toSchema(reader: Reader<unknown>): Schema {
  const { shape, element, present, given, values, choices, entry } = reader.parts
  const known = schemas.get(reader)
  if (known) return known
  if (shape) {
    const fields = Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, toSchema(one)]))
    return isOpen(reader) ? z.looseObject(fields) : z.object(fields)
  }
  if (element) return z.array(toSchema(element))
  if (entry) return z.record(z.string(), toSchema(entry))
  if (given) return z.optional(toSchema(given))
  if (values) return z.enum(values)
  if (choices) return z.union(choices.map(toSchema))
  if (!present) throw new Error('A kind of reader that this test does not know')
  const isNoneToo = reader.safeParse([]).data === null
  const toNull = (value: unknown): unknown =>
    isNoneToo && Array.isArray(value) && !value.length ? null : (value ?? null)
  const nullable: Schema = z.nullable(toSchema(present))
  return z.pipe(z.transform(toNull), nullable)
}

const isOpen = (reader: Reader<unknown>) => 'unknown field' in Object(reader.read({ 'unknown field': 0 }, []))

/** Right and wrong values of every kind, as JSON has them. */
const scalars = fc.oneof(
  fc.constantFrom('', 'x', '12.50', '1e3', '02-01-2026', '2026-02-30', '2026-01-02 03:04:05', 'accepted'),
  fc.string(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(true, false, null, [], {}, [null], { id: 7 }),
)

/** A whole value of what a reader reads, so that a change of one place breaks nothing else. */
function writeWhole(reader: Reader<unknown>): unknown {
  const { shape, element, entry, present, given, values, choices } = reader.parts
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, writeWhole(field)]))
  if (element) return [writeWhole(element), writeWhole(element)]
  if (entry) return { en: writeWhole(entry) }
  const inner = present ?? given ?? choices?.[0]
  if (inner) return writeWhole(inner)
  return (
    values?.[0] ??
    ['x', 1, true, '2026-01-02', '2026-01-02T03:04:05Z'].find((one) => reader.safeParse(one).success)
  )
}

type Place = { holder: Record<string, unknown>; name: string }

function listPlaces(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  // The cast reads lists by their places and objects by their names.
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...listPlaces(holder[name])])
}

/** Bodies that are whole but for at most three places, each of which holds something else, is missing or is unknown. */
function bodies(reader: Reader<unknown>) {
  const changes = fc.array(fc.tuple(fc.nat(), fc.constantFrom('other', 'missing', 'unknown'), scalars), {
    maxLength: 3,
  })
  return changes.map((list) => {
    const body = structuredClone(writeWhole(reader))
    for (const [at, change, value] of list) {
      const places = listPlaces(body)
      const place = places[at % places.length]
      if (!place) continue
      if (change === 'missing' && !Array.isArray(place.holder)) delete place.holder[place.name]
      else if (change === 'unknown' && !Array.isArray(place.holder))
        place.holder['not_documented'] = structuredClone(value)
      else place.holder[place.name] = structuredClone(value)
    }
    return body
  })
}

const named = [...models].map(([reader, name]) => [name, reader] as const)

describe('a reader and a schema of zod agree on every body: the same value, or the same fields with the same problems', () => {
  test.each(named)('%s', (_name, reader) => {
    const schema = toSchema(reader)
    let refused = 0
    fc.assert(
      fc.property(fc.oneof({ weight: 20, arbitrary: bodies(reader) }, scalars), (body) => {
        const read = reader.safeParse(body)
        const parsed = schema.safeParse(body, withoutValues)
        if (!read.success) refused += 1
        expect(read.data).toStrictEqual(parsed.data)
        expect(
          read.error?.issues.map(({ path, message }) => ({ path: path.join('.'), problem: message })),
        ).toEqual(parsed.error?.issues.map(describeIssue))
        // In the same order too, for what is kept as text.
        expect(JSON.stringify(read.data)).toBe(JSON.stringify(parsed.data))
      }),
      { numRuns: 60, seed: 17 },
    )
    // Else the bodies would be all right or all wrong, and say little.
    expect(refused).toBeGreaterThan(6)
    expect(refused).toBeLessThan(58)
  })
})

describe('what every endpoint reads is whole when it is whole', () => {
  const { getTenant: _hasTestsOfItsOwn, ...rest } = { ...endpoints, ...relayEndpoints }
  const outputs: [string, Reader<unknown>][] = Object.values(rest).map(({ name, output }) => [name, output])
  test.each(outputs.filter(([, { parts }]) => parts.shape))('%s', (_name, output) => {
    expect(output.safeParse(writeWhole(output)).error).toBeUndefined()
  })
})

test('a field that is missing, of another kind or in no list of values is named by its path and without its value', () => {
  const reader = model({ list: record(model({ id: text, when: timestamp, at: optional(day) })) })
  const problems = reader.safeParse({ list: { a: { when: 'canary' }, b: { id: 7, when: 1, at: 'canary' } } })
  expect(problems.error?.issues).toEqual([
    { path: ['list', 'a', 'id'], message: 'is required' },
    { path: ['list', 'a', 'when'], message: 'not a timestamp' },
    { path: ['list', 'b', 'id'], message: 'must be a string' },
    { path: ['list', 'b', 'when'], message: 'must be a string' },
    { path: ['list', 'b', 'at'], message: 'not a calendar day' },
  ])
  expect(() => reader.parse({ list: { a: { id: 'canary' } } })).toThrow(/^list\.a\.when is required$/)
})

test('a field that is not documented passes through an open model and is dropped by a closed one', () => {
  expect(model({ id: text }).parse({ more: 1, id: 'x' })).toEqual({ id: 'x', more: 1 })
  expect(closedModel({ id: text }).parse({ more: 1, id: 'x' })).toEqual({ id: 'x' })
})

test('the name of a prototype is never read, so that no body can put one under what was read', () => {
  const body: unknown = JSON.parse('{"id":"x","__proto__":{"isAdmin":true}}')
  for (const reader of [model({ id: text }), record(anything)]) {
    const read = reader.parse(body)
    expect(Object.keys(read)).toEqual(['id'])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect('isAdmin' in read).toBe(false)
  }
  expect(
    TenantConfig.safeParse({ id: 'a', version: '1', name: 'A', locale: 'en', features: body }).success,
  ).toBe(false)
})

test('an empty list is no list where an object is expected', () => {
  const reader = orNone(model({ id: text }))
  for (const nothing of [[], null, undefined]) expect(reader.parse(nothing)).toBeNull()
  expect(reader.safeParse([{ id: 'x' }]).error?.issues).toEqual([{ path: [], message: 'must be a object' }])
})
