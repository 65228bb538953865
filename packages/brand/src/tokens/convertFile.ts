import { describeProblem } from '../describeProblem.ts'
import { isRecord } from '../isRecord.ts'
import { readJson } from '../readJson.ts'
import { fromDesignTokens } from './fromDesignTokens.ts'
import { toDesignTokens } from './toDesignTokens.ts'

type ConvertFileParameters = {
  file: string
  to: 'tokens' | 'brand'
  /** Takes the converted file. */
  print: (text: string) => void
  /** Takes the problems, one by one. */
  warn: (text: string) => void
}

/** Converts a brand to design tokens or back, and resolves to the exit code: 1 where the file cannot be read or a token was left out. */
export async function convertFile({ file, to, print, warn }: ConvertFileParameters): Promise<0 | 1> {
  const json = await readJson(file)
  if ('problem' in json) {
    warn(describeProblem(file, json.problem))
    return 1
  }
  const read = to === 'brand' ? fromDesignTokens(json.value) : null
  print(JSON.stringify(read ? read.brand : toDesignTokens(isRecord(json.value) ? json.value : {}), null, 2))
  for (const problem of read?.problems ?? []) warn(describeProblem(file, problem))
  return read === null || read.problems.length === 0 ? 0 : 1
}
