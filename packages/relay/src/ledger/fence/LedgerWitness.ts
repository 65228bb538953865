/**
 * Remembers outside of the database which operations were sent last, so that a database that has lost them is recognised. `fileWitness` of
 * `@onlend/relay/node` is one. What it keeps are operation ids.
 */
export type LedgerWitness = {
  /** What was written last; `null` where nothing was. */
  read(): Promise<string | null>
  /** Resolves once it would survive the end of the process and of the machine. */
  write(text: string): Promise<void>
}
