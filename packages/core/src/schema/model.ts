import * as z from 'zod/mini'

/** The schema of each field of a model: one that is missing, misspelt or of another type does not compile. */
type ModelFields<Value> = { readonly [Field in keyof Value]-?: z.ZodMiniType<Value[Field]> }

/** What parses a body into a `Value`; a model that extends another one spreads its `shape`. */
export type Model<Value> = z.ZodMiniType<Value> & { readonly shape: ModelFields<Value> }

/**
 * The schema of a resource, field by field as its type says. A field that the type does not know passes through, and stays out of the type,
 * so that a misspelt one does not compile.
 */
export function model<Value>(fields: ModelFields<Value>): Model<Value> {
  const schema: z.ZodMiniType = z.looseObject(fields)
  // The cast leaves the index signature of unknown fields out of the type.
  return schema as Model<Value>
}
