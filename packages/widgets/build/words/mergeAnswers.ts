import { createHash } from 'node:crypto'
import type { Message, Words } from '../../src/words/Messages.ts'
import { checkLocale } from './checkLocale.ts'
import { isAboutMoney } from './isAboutMoney.ts'

/** The answers of one reader: the sentences as they should be, each with the digest of the sentence that the page showed. */
export type ReaderFile = {
  locale: string
  reader: string
  answers: Readonly<Record<string, { shown: string; text: Message }>>
}

type MergeAnswersParameters = {
  locale: string
  english: Words
  words: Words
  files: readonly ReaderFile[]
}

/** The sentences that enough readers accepted, those that readers see differently, and the keys that wait for a second reader. */
type MergedAnswers = {
  accepted: Record<string, Message>
  conflicts: { key: string; english: Message | undefined; said: { reader: string; text: Message }[] }[]
  waiting: string[]
}

/**
 * Merges what readers said of the sentences of one language: two readers accept a sentence about money, one accepts another. A sentence
 * that readers see differently is a conflict, and stays as it is.
 *
 * @throws where an answer is of another language or version, or breaks a sentence: each with its key. Then none counts.
 */
export function mergeAnswers({ files, ...kit }: MergeAnswersParameters): MergedAnswers {
  const problems = files.flatMap((file) => findProblems({ ...kit, file }))
  if (problems.length > 0)
    throw new Error(`Nothing was imported:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  const merged: MergedAnswers = { accepted: {}, conflicts: [], waiting: [] }
  for (const [key, english] of Object.entries(kit.english)) {
    // A reader who answers in two files is one reader: the later file counts.
    const said = new Map(
      files.flatMap(({ reader, answers }) => {
        const answer = Object.hasOwn(answers, key) ? answers[key] : undefined
        return answer ? [[reader.trim().toLocaleLowerCase('en'), answer.text] as const] : []
      }),
    )
    const [text] = said.values()
    if (text === undefined) continue
    if (new Set([...said.values()].map((one) => JSON.stringify(one))).size > 1)
      merged.conflicts.push({ key, english, said: [...said].map(([reader, own]) => ({ reader, text: own })) })
    else if (said.size >= (isAboutMoney(key, english) ? 2 : 1)) merged.accepted[key] = text
    else merged.waiting.push(key)
  }
  return merged
}

type FindProblemsParameters = Omit<MergeAnswersParameters, 'files'> & { file: ReaderFile }

function findProblems({ locale, english, words, file }: FindProblemsParameters): string[] {
  const { reader, answers } = file
  if (typeof answers !== 'object' || answers === null) return [`${reader}: the file has no answers`]
  if (file.locale !== locale) return [`${reader}: the file is of ${file.locale}, not of ${locale}`]
  if (typeof reader !== 'string' || reader.trim() === '') return ['a file does not name its reader']
  const given = Object.fromEntries(Object.entries(answers).map(([key, { text }]) => [key, text]))
  const asked = Object.fromEntries(Object.entries(english).filter(([key]) => Object.hasOwn(given, key)))
  const isStale = ([key, { shown, text }]: [string, ReaderFile['answers'][string]]) =>
    Object.hasOwn(asked, key) &&
    shown !== digestSentence(english[key], words[key]) &&
    // A correction that an earlier import wrote comes again with the next reader's file.
    JSON.stringify(text) !== JSON.stringify(words[key])
  const stale = Object.entries(answers).filter(isStale)
  return [
    ...stale.map(([key]) => `${reader}: ${key}: it has changed since the page was made`),
    ...checkLocale({ locale, english: asked, words: given }).map((problem) => `${reader}: ${problem}`),
  ]
}

/** A short digest of a sentence and its English: a change of either asks for readers again. */
export function digestSentence(english: Message | undefined, text: Message | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([english, text]))
    .digest('hex')
    .slice(0, 10)
}

type FindUnacceptedParameters = { english: Words; words: Words; accepted: Readonly<Record<string, string>> }

/** The keys of a language that readers have not accepted as they stand now. */
export function findUnaccepted({ english, words, accepted }: FindUnacceptedParameters): string[] {
  return Object.keys(english).filter((key) => accepted[key] !== digestSentence(english[key], words[key]))
}
