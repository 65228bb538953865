/**
 * Remembers outside of the database the ids of the operations that were sent last, so that the relay recognises a database that has lost them.
 * `fileWitness` of `@onlend/relay/node` is one.
 */
export type LedgerWitness = {
  /** The text that was written last; `null` before the first. */
  read(): Promise<string | null>
  /** Resolves once the text would survive the end of the process and of the machine. */
  write(text: string): Promise<void>
}
