import { Reader } from '../readers/Reader.ts'
import { list } from '../readers/shapes.ts'
import { refuse } from '../readers/values.ts'

/** Reads what a form offers: one entry or more, each once. */
export function choices<Value>(entry: Reader<Value>, most: number): Reader<Value[]> {
  const entries = list(entry)
  return new Reader((value, issues) => {
    const read = entries.read(value, issues)
    const isChoice = !read || (read.length >= 1 && read.length <= most && new Set(read).size === read.length)
    return isChoice ? read : refuse(issues, `must have 1 to ${most} entries, each once`)
  }, entries.parts)
}
