/** A problem in a value and its path; the issue never repeats the value. */
export type ReadIssue = {
  /** Names of fields and positions in lists, from the outside in; empty for the whole value. */
  path: (string | number)[]
  message: string
}

type ReadError = Error & { readonly issues: readonly ReadIssue[] }

/** A value of its type, or all its problems. */
export type ReadResult<Value> =
  | { success: true; data: Value; error?: undefined }
  | { success: false; data?: undefined; error: ReadError }

/** The parts of a reader, for documents that are generated from it, such as the OpenAPI document. */
type ReaderParts = {
  /** The reader of each field of an object. */
  readonly shape?: Readonly<Record<string, Reader<unknown>>>
  /** The reader of each entry of a list. */
  readonly element?: Reader<unknown>
  /** The reader of each value of a table of names. */
  readonly entry?: Reader<unknown>
  /** The reader of the value of a nullable field. */
  readonly present?: Reader<unknown>
  /** The reader of the value of an optional field. */
  readonly given?: Reader<unknown>
  /** The only allowed values. */
  readonly values?: readonly string[]
  /** The readers of a value that can have several types. */
  readonly choices?: readonly Reader<unknown>[]
}

/**
 * Reads a value of a JSON body. The class is small, so that a page that only reads loads no schema library.
 *
 * @example
 * CreditLimit.safeParse(body).data?.amount_available
 */
export class Reader<Value> {
  /** Reads a value and adds its problems to `issues`; a caller must not use the result then. */
  readonly read: (value: unknown, issues: ReadIssue[]) => Value
  readonly parts: ReaderParts

  constructor(read: (value: unknown, issues: ReadIssue[]) => Value, parts: ReaderParts = {}) {
    this.read = read
    this.parts = parts
  }

  /** Reads a value, or returns all its problems. */
  safeParse(value: unknown): ReadResult<Value> {
    const issues: ReadIssue[] = []
    const data = this.read(value, issues)
    return issues[0] ? { success: false, error: toError(issues) } : { success: true, data }
  }

  /**
   * Reads a value.
   *
   * @throws Error with `issues`, each with a `path` and a `message`, when the value does not match the type.
   */
  parse(value: unknown): Value {
    const { success, data, error } = this.safeParse(value)
    if (success) return data
    throw error
  }
}

/** The value type of a reader. */
export type ReadBy<Made> = Made extends Reader<infer Value> ? Value : never

function toError(issues: ReadIssue[]): ReadError {
  const problems = issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  return Object.assign(new Error(problems.join('\n')), { issues })
}
