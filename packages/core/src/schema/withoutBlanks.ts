import * as z from 'zod/mini'
import type { InputSchema } from './defineInput.ts'

/** Drops fields left empty, so that a blank optional field is absent on the wire and never `""`. */
export function withoutBlanks<Input>(schema: InputSchema<Input>): InputSchema<Input> {
  const fields: z.ZodMiniType<Record<string, unknown>> = z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform(dropBlanks),
  )
  // The cast keeps what a caller passes, which dropping blanks does not change.
  return z.pipe(fields as z.ZodMiniType<Input, Input>, schema)
}

function dropBlanks(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))
}
