import type ts from 'typescript'
import type { Change, Migration, Undecided } from './Migration.ts'

type Edit = { start: number; end: number; text: string }

/** Collects what is to change in a file, and changes it at once. */
export type Edits = {
  source: ts.SourceFile
  /** Puts `text` in the place of what stands from `start` to `end`. */
  replace: (start: number, end: number, text: string) => void
  /** Puts `text` between the quotes of a string. */
  replaceString: (string: ts.Node, text: string) => void
  /** Says what was renamed, for the person who reads the report. */
  note: (node: ts.Node, name: string, newName: string) => void
  leave: (node: ts.Node, reason: string) => void
  apply: () => Migration
}

export function createEdits(source: ts.SourceFile): Edits {
  const edits: Edit[] = []
  const changes: Change[] = []
  const undecided: Undecided[] = []
  const lineAt = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
  const replace = (start: number, end: number, text: string) => {
    // Two rules may come to the same place, such as a key and the value that it stands for; they agree on what to write.
    if (!edits.some((edit) => edit.start === start && edit.end === end && edit.text === text))
      edits.push({ start, end, text })
  }
  return {
    source,
    replace,
    replaceString: (string, text) => replace(string.getStart(source) + 1, string.end - 1, text),
    note: (node, name, newName) => changes.push({ line: lineAt(node), name, newName }),
    leave: (node, reason) => {
      const line = lineAt(node)
      if (!undecided.some((other) => other.line === line && other.reason === reason))
        undecided.push({ line, reason })
    },
    apply: () => ({
      text: applyEdits(source.text, edits),
      changes: changes.sort((one, other) => one.line - other.line),
      undecided: undecided.sort((one, other) => one.line - other.line),
    }),
  }
}

function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.start - other.start || one.end - other.end)) {
    if (edit.start < at) throw new Error(`Two renames meet at character ${edit.start}.`)
    result += text.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return result + text.slice(at)
}
