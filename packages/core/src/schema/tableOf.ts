import * as z from 'zod/mini'

type TableOptions<Value extends z.ZodMiniType> = {
  /** What a name looks like. */
  name: RegExp
  /** Said of a name that does not look so. */
  problem: string
  value: Value
  /** The most entries. */
  most: number
}

/** Values by name, with a limit to their number: for what is written by people who are not developers. */
export function tableOf<Value extends z.ZodMiniType>({
  name,
  problem,
  value,
  most,
}: TableOptions<Value>): z.ZodMiniType<Record<string, z.output<Value>>, Record<string, z.input<Value>>> {
  const table = z.record(z.string(), value).check(({ value: entries, issues }) => {
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
  // The cast says that no entry is optional, which the generic type leaves open.
  return table as unknown as z.ZodMiniType<Record<string, z.output<Value>>, Record<string, z.input<Value>>>
}
