import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { FieldDefinition } from '../define-form/FieldDefinition.ts'
import { text } from '../define-form/text.ts'
import { layoutResolver } from './layoutResolver.ts'

const read = (field: FieldDefinition<string, string, string, unknown>) =>
  z.pipe(
    z._default(z.string(), ''),
    z.transform((typed, { issues }) => {
      const reading = field.read(typed, null)
      if ('code' in reading)
        issues.push({ code: 'custom', message: reading.code, input: typed, continue: true })
      return 'value' in reading ? reading.value : ''
    }),
  )
const digits = text({ optional: true, check: (typed) => (/^\d+$/.test(typed) ? null : 'NOT_DIGITS') })
const schema = z.pipe(
  z.object({ name: read(text()), phone: read(digits) }),
  z.transform(({ name, phone }) => ({ first_name: name, contact_number: phone })),
)

async function resolve(values: { name: string; phone: string }, shown: readonly string[]) {
  const resolver = layoutResolver(schema, () => ({ pages: [shown], optional: [], required: [] }))
  return resolver(values, undefined, { fields: {}, shouldUseNativeValidation: false })
}

test('valid values resolve to the body that is sent', async () => {
  const { values, errors } = await resolve({ name: ' Ada ', phone: '12' }, ['name', 'phone'])
  expect(values).toEqual({ first_name: 'Ada', contact_number: '12' })
  expect(errors).toEqual({})
})

test('a wrong field that is shown has its code, and nothing is sent', async () => {
  const { values, errors } = await resolve({ name: '', phone: 'x' }, ['name', 'phone'])
  expect(values).toEqual({})
  expect(errors).toEqual({
    name: { type: 'check', message: 'REQUIRED' },
    phone: { type: 'check', message: 'NOT_DIGITS' },
  })
})

test('a field that is not shown is sent where it is right, and counts as not filled in where it is wrong', async () => {
  expect((await resolve({ name: 'Ada', phone: '12' }, ['name'])).values).toMatchObject({
    contact_number: '12',
  })
  expect((await resolve({ name: 'Ada', phone: 'x' }, ['name'])).values).toMatchObject({ contact_number: '' })
})

test('a required field that is wrong and not shown stops the form, with an error of no field', async () => {
  const { values, errors } = await resolve({ name: '', phone: '12' }, ['phone'])
  expect(values).toEqual({})
  expect(errors).toEqual({ root: { type: 'check' } })
})

test('a field that a host requires is empty without a value too, and a field of a list follows its list', async () => {
  const many = z.object({ rows: z.array(z.object({ name: z.string().check(z.minLength(2, 'SHORT')) })) })
  const layout = { pages: [['rows']], optional: [], required: ['rows.0.name', 'rows.1.name', 'other'] }
  const told = layoutResolver(many, () => layout)
  const ask = (rows: unknown) => told({ rows }, undefined, { fields: {}, shouldUseNativeValidation: false })
  expect((await ask([{ name: null }, {}])).errors).toEqual({
    rows: [
      { name: { type: 'check', message: 'REQUIRED' } },
      { name: { type: 'check', message: 'REQUIRED' } },
    ],
  })
  expect((await ask([{ name: '' }, { name: 'x' }])).errors).toEqual({
    rows: [{ name: { type: 'check', message: 'REQUIRED' } }, { name: { type: 'check', message: 'SHORT' } }],
  })
  expect((await ask([{ name: 'xy' }, { name: 'xy' }])).errors).toEqual({})
})
