/** One line of the production checklist, by the name that it has there. */
export type ProductionCheck = {
  name: string
  /** Returns a sentence for each missing thing that says what to do; none where all is right. A check that rejects could not ask. */
  find(): Promise<readonly string[]>
}

type CheckProductionParameters = {
  checks: readonly ProductionCheck[]
  /** The sentence for a check that could not ask, such as where the relay should be running. */
  unreachable: string
  /** Takes one line of the answer. */
  print: (line: string) => void
}

/**
 * Goes through a production checklist, prints `ok` or `missing` for each line, and returns the exit code: 1 while something is missing.
 *
 * @example
 * const checks = [{ name: 'operators', find: async () => ['Name two people who look after the inbox.'] }]
 * process.exitCode = await checkProduction({ checks, unreachable: 'Is the host running?', print: console.log })
 */
export async function checkProduction({
  checks,
  unreachable,
  print,
}: CheckProductionParameters): Promise<number> {
  let count = 0
  for (const { name, find } of checks) {
    const missing = await find().catch(() => [unreachable])
    if (missing.length > 0) count += 1
    print(`${missing.length === 0 ? 'ok     ' : 'missing'}  ${name}`)
    for (const sentence of missing) print(`           ${sentence}`)
  }
  print(
    count === 0
      ? 'Nothing is missing that a command can see.'
      : `${count} of ${checks.length} ${count === 1 ? 'is' : 'are'} missing.`,
  )
  return count === 0 ? 0 : 1
}
