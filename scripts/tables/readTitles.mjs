import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// A row of the attack suite is a test too: its title is given to the runner as it stands. This check's own tests make titles up.
const holdsTests =
  /^(?!scripts\/tables\/).*(?:\.(?:test|spec)\.[cm]?[jt]sx?|apps\/host\/attacks\/rows\/\w+\.ts)$/

/**
 * Finds every test whose title begins with numbers of this letter: `S48: a compressed answer is scrubbed too`.
 *
 * @returns {{ file: string, numbers: string[], title: string }[]} Sorted by file, as they stand in it.
 */
export function readTitles(root, letter) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\n').sort()
  return files
    .filter((file) => holdsTests.test(file) && existsSync(join(root, file)))
    .flatMap((file) =>
      findTitles(readFileSync(join(root, file), 'utf8'), letter).map((found) => ({ file, ...found })),
    )
}

export function findTitles(text, letter) {
  const number = `${letter}\\d+`
  const title = new RegExp(`(['"\`])(${number}(?:, ${number})*: (?:\\\\.|(?!\\1)[^\\\\\\n])*)\\1`, 'g')
  return [...text.matchAll(title)].map(([, , whole]) => {
    const plain = whole.replaceAll(/\\(['"`])/g, '$1')
    return { numbers: plain.split(':')[0].split(', '), title: plain }
  })
}
