import * as z from 'zod/mini'

type TableOptions<Value> = {
  /** What a name looks like. */
  name: RegExp
  /** Said of a name that does not look so. */
  problem: string
  value: z.ZodMiniType<Value>
  /** The most entries. */
  most: number
}

/** Values by name, with a limit to their number: for what is written by people who are not developers. */
export function createTableSchema<Value>({
  name,
  problem,
  value,
  most,
}: TableOptions<Value>): z.ZodMiniType<Record<string, Value>> {
  return z.record(z.string(), value).check(({ value: entries, issues }) => {
    const names = Object.keys(entries)
    for (const wrong of names.filter((one) => !name.test(one)))
      issues.push({ code: 'custom', message: problem, input: entries, path: [wrong], continue: true })
    if (names.length > most)
      issues.push({
        code: 'custom',
        message: `must have at most ${most} entries`,
        input: entries,
        continue: true,
      })
  })
}
