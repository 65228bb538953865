import * as z from 'zod/mini'

/** Drops fields left empty, so that a blank optional field is absent on the wire and never `""`. */
export function withoutBlanks<Schema extends z.ZodMiniObject>(
  schema: Schema,
): z.ZodMiniType<z.output<Schema>, z.input<Schema>> {
  const fields: z.ZodMiniType<unknown, unknown> = schema
  const filledIn = z.pipe(z.record(z.string(), z.unknown()), z.transform(dropBlanks))
  // The cast keeps the fields' types, which dropping blanks does not change.
  return z.pipe(filledIn, fields) as unknown as z.ZodMiniType<z.output<Schema>, z.input<Schema>>
}

function dropBlanks(fields: Record<string, unknown>): unknown {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined))
}
