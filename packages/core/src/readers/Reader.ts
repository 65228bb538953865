/** What is wrong in a value, and where; it never repeats the value. */
export type ReadIssue = {
  /** Names of fields and places in lists, from the outside in; empty for the whole value. */
  path: (string | number)[]
  message: string
}

type ReadError = Error & { readonly issues: readonly ReadIssue[] }

/** A value as its type says, or all that is wrong with it. */
export type ReadResult<Value> =
  | { success: true; data: Value; error?: undefined }
  | { success: false; data?: undefined; error: ReadError }

/** What a reader is made of, for what is written from it, such as the OpenAPI document. */
type ReaderParts = {
  /** The reader of each field of an object. */
  readonly shape?: Readonly<Record<string, Reader<unknown>>>
  /** The reader of each entry of a list. */
  readonly element?: Reader<unknown>
  /** The reader of each value of a table of names. */
  readonly entry?: Reader<unknown>
  /** The reader of what is there, where it may be `null`. */
  readonly present?: Reader<unknown>
  /** The reader of a field that may be left out. */
  readonly given?: Reader<unknown>
  /** The only values that there are. */
  readonly values?: readonly string[]
  /** What it may be instead of one thing alone. */
  readonly choices?: readonly Reader<unknown>[]
}

/**
 * Reads a value of a JSON body. Small, so that a page that only reads loads no schema library.
 *
 * @example
 * CreditLimit.safeParse(body).data?.amount_available
 */
export class Reader<Value> {
  /** Reads a value and adds what is wrong with it to `issues`; where it does, the result is not to be used. */
  readonly read: (value: unknown, issues: ReadIssue[]) => Value
  readonly parts: ReaderParts

  constructor(read: (value: unknown, issues: ReadIssue[]) => Value, parts: ReaderParts = {}) {
    this.read = read
    this.parts = parts
  }

  /** Reads a value, or says all that is wrong with it. */
  safeParse(value: unknown): ReadResult<Value> {
    const issues: ReadIssue[] = []
    const data = this.read(value, issues)
    return issues[0] ? { success: false, error: toError(issues) } : { success: true, data }
  }

  /**
   * Reads a value.
   *
   * @throws Error with `issues`, each with a `path` and a `message`, where the value is not what the type says.
   */
  parse(value: unknown): Value {
    const { success, data, error } = this.safeParse(value)
    if (success) return data
    throw error
  }
}

/** What a reader makes. */
export type ReadBy<Made> = Made extends Reader<infer Value> ? Value : never

function toError(issues: ReadIssue[]): ReadError {
  const problems = issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  return Object.assign(new Error(problems.join('\n')), { issues })
}
