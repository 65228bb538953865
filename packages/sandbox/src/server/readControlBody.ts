import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'

/** The fields of a control call, from JSON or from a form of the control page. */
export type ControlBody = {
  text(name: string): string
  optionalText(name: string): string | null
  number(name: string, fallback?: number): number
  oneOf<Value extends string>(name: string, allowed: readonly Value[]): Value
}

/**
 * Reads a control call's body.
 *
 * @throws HTTPException 400 that names the field.
 */
export async function readControlBody(context: Context): Promise<ControlBody> {
  const fields = await readFields(context)
  const optionalText = (name: string): string | null => {
    const value = fields[name]
    return value === undefined || value === null || value === '' ? null : String(value)
  }
  const text = (name: string): string => {
    const value = optionalText(name)
    if (value === null) throw new HTTPException(400, { message: `${name} is required` })
    return value
  }
  return {
    text,
    optionalText,
    number(name, fallback) {
      const value = Number(fallback === undefined ? text(name) : (optionalText(name) ?? fallback))
      if (!Number.isFinite(value) || value < 0)
        throw new HTTPException(400, { message: `${name} must be a number, 0 or more` })
      return value
    },
    oneOf(name, allowed) {
      const value = text(name)
      const found = allowed.find((candidate) => candidate === value)
      if (found === undefined)
        throw new HTTPException(400, { message: `${name} must be one of ${allowed.join(', ')}` })
      return found
    },
  }
}

async function readFields(context: Context): Promise<Record<string, unknown>> {
  const type = context.req.header('content-type') ?? ''
  if (!type.startsWith('application/json')) return context.req.parseBody()
  const body: unknown = await context.req.json().catch(() => null)
  if (typeof body !== 'object' || body === null)
    throw new HTTPException(400, { message: 'The body must be a JSON object' })
  return { ...body }
}
