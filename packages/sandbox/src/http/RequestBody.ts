/** A file part of a form, with its content reduced to size and digest. */
export type SandboxFile = {
  name: string
  type: string
  /** Bytes. */
  size: number
  /** Lower-case hexadecimal. */
  sha256: string
}

/** A request's body after reading. Numbers in `json` are exact. */
export type RequestBody =
  | { kind: 'none' }
  | { kind: 'json'; exact: unknown; plain: unknown }
  | { kind: 'form'; fields: Map<string, string>; files: Map<string, SandboxFile> }
  | { kind: 'unreadable'; status: number; message: string }
